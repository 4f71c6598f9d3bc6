// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of AdminSetUserSettings.
public struct AdminSetUserSettingsInput: OperationInput, NamesUserPool {
    public var mfaOptions: [MFAOptionType]
    public var userPoolId: UserPoolID
    public var username: Username

    public init(
        mfaOptions: [MFAOptionType],
        userPoolId: UserPoolID,
        username: Username
    ) {
        self.mfaOptions = mfaOptions
        self.userPoolId = userPoolId
        self.username = username
    }

    public init(_ fields: JSONObject) throws {
        mfaOptions = try fields.requiredValue("MFAOptions")
        userPoolId = try fields.requiredValue("UserPoolId")
        username = try fields.requiredValue("Username")
    }

    public func write(members json: inout JSONWriter) {
        json.field("MFAOptions", mfaOptions)
        json.field("UserPoolId", userPoolId)
        json.field("Username", username)
    }

    public static let shape = StructureShape("AdminSetUserSettingsRequest", [
        .init("MFAOptions", UserPoolsShapes.mfaOptionListType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])

    public typealias Output = AdminSetUserSettingsOutput
    public static let operation = OperationModel(
        name: "AdminSetUserSettings", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .notAuthorized, .userNotFound, .operationNotEnabled,
            .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of AdminSetUserSettings.
public struct AdminSetUserSettingsOutput: OperationOutput {
    public init() {}

    public init(_: JSONObject) throws {}

    public func write(members _: inout JSONWriter) {}

    public static let shape = StructureShape("AdminSetUserSettingsResponse", [])
}

#endif
