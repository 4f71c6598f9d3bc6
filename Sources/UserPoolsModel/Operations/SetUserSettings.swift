// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The input of SetUserSettings.
public struct SetUserSettingsInput: OperationInput, CarriesAccessToken {
    public var accessToken: Secret<String>
    public var mfaOptions: [MFAOptionType]

    public init(
        accessToken: Secret<String>,
        mfaOptions: [MFAOptionType]
    ) {
        self.accessToken = accessToken
        self.mfaOptions = mfaOptions
    }

    public init(_ fields: JSONObject) throws {
        accessToken = try fields.requiredValue("AccessToken")
        mfaOptions = try fields.requiredValue("MFAOptions")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
        json.field("MFAOptions", mfaOptions)
    }

    public static let shape = StructureShape("SetUserSettingsRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType, required: true),
        .init("MFAOptions", UserPoolsShapes.mfaOptionListType, required: true),
    ])

    public typealias Output = SetUserSettingsOutput
    public static let operation = OperationModel(
        name: "SetUserSettings", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .notAuthorized, .passwordResetRequired, .userNotFound,
            .userNotConfirmed, .operationNotEnabled, .internalError, .forbidden,
        ])
}

/// The output of SetUserSettings.
public struct SetUserSettingsOutput: OperationOutput {
    public init() {}

    public init(_: JSONObject) throws {}

    public func write(members _: inout JSONWriter) {}

    public static let shape = StructureShape("SetUserSettingsResponse", [])
}
