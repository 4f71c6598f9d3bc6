// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The input of GetUserAuthFactors.
public struct GetUserAuthFactorsInput: OperationInput, CarriesAccessToken {
    public var accessToken: Secret<String>

    public init(
        accessToken: Secret<String>
    ) {
        self.accessToken = accessToken
    }

    public init(_ fields: JSONObject) throws {
        accessToken = try fields.requiredValue("AccessToken")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
    }

    public static let shape = StructureShape("GetUserAuthFactorsRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType, required: true),
    ])

    public typealias Output = GetUserAuthFactorsOutput
    public static let operation = OperationModel(
        name: "GetUserAuthFactors", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .notAuthorized, .tooManyRequests, .passwordResetRequired,
            .userNotFound, .userNotConfirmed, .operationNotEnabled, .internalError, .forbidden,
        ])
}

/// The output of GetUserAuthFactors.
public struct GetUserAuthFactorsOutput: OperationOutput {
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

    public static let shape = StructureShape("GetUserAuthFactorsResponse", [
        .init("ConfiguredUserAuthFactors", UserPoolsShapes.configuredUserAuthFactorsListType),
        .init("PreferredMfaSetting", UserPoolsShapes.stringType),
        .init("UserMFASettingList", UserPoolsShapes.userMFASettingListType),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])
}
