// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of AdminGetUserAuthFactors.
public struct AdminGetUserAuthFactorsInput: OperationInput, NamesUserPool {
    public var userPoolId: UserPoolID
    public var username: Username

    public init(
        userPoolId: UserPoolID,
        username: Username
    ) {
        self.userPoolId = userPoolId
        self.username = username
    }

    public init(_ fields: JSONObject) throws {
        userPoolId = try fields.requiredValue("UserPoolId")
        username = try fields.requiredValue("Username")
    }

    public func write(members json: inout JSONWriter) {
        json.field("UserPoolId", userPoolId)
        json.field("Username", username)
    }

    public static let shape = StructureShape("AdminGetUserAuthFactorsRequest", [
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])

    public typealias Output = AdminGetUserAuthFactorsOutput
    public static let operation = OperationModel(
        name: "AdminGetUserAuthFactors", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .notAuthorized, .operationNotEnabled, .tooManyRequests,
            .userNotFound, .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of AdminGetUserAuthFactors.
public struct AdminGetUserAuthFactorsOutput: OperationOutput {
    public var configuredUserAuthFactors: [AuthFactorType]?
    public var preferredMfaSetting: String?
    public var userMFASettingList: [String]?
    public var username: Username

    public init(
        configuredUserAuthFactors: [AuthFactorType]? = nil,
        preferredMfaSetting: String? = nil,
        userMFASettingList: [String]? = nil,
        username: Username
    ) {
        self.configuredUserAuthFactors = configuredUserAuthFactors
        self.preferredMfaSetting = preferredMfaSetting
        self.userMFASettingList = userMFASettingList
        self.username = username
    }

    public init(_ fields: JSONObject) throws {
        configuredUserAuthFactors = try fields.value("ConfiguredUserAuthFactors")
        preferredMfaSetting = try fields.value("PreferredMfaSetting")
        userMFASettingList = try fields.value("UserMFASettingList")
        username = try fields.requiredValue("Username")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ConfiguredUserAuthFactors", configuredUserAuthFactors)
        json.field("PreferredMfaSetting", preferredMfaSetting)
        json.field("UserMFASettingList", userMFASettingList)
        json.field("Username", username)
    }

    public static let shape = StructureShape("AdminGetUserAuthFactorsResponse", [
        .init("ConfiguredUserAuthFactors", UserPoolsShapes.configuredUserAuthFactorsListType),
        .init("PreferredMfaSetting", UserPoolsShapes.stringType),
        .init("UserMFASettingList", UserPoolsShapes.userMFASettingListType),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])
}

#endif
