// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The input of GetUser.
public struct GetUserInput: OperationInput, CarriesAccessToken {
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

    public static let shape = StructureShape("GetUserRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType, required: true),
    ])

    public typealias Output = GetUserOutput
    public static let operation = OperationModel(
        name: "GetUser", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .notAuthorized, .tooManyRequests, .passwordResetRequired,
            .userNotFound, .userNotConfirmed, .operationNotEnabled, .internalError, .forbidden,
        ])
}

/// The output of GetUser.
public struct GetUserOutput: OperationOutput {
    public var mfaOptions: [MFAOptionType]?
    public var preferredMfaSetting: String?
    public var userAttributes: [AttributeType]
    public var userMFASettingList: [String]?
    public var username: Username

    public init(
        mfaOptions: [MFAOptionType]? = nil,
        preferredMfaSetting: String? = nil,
        userAttributes: [AttributeType],
        userMFASettingList: [String]? = nil,
        username: Username
    ) {
        self.mfaOptions = mfaOptions
        self.preferredMfaSetting = preferredMfaSetting
        self.userAttributes = userAttributes
        self.userMFASettingList = userMFASettingList
        self.username = username
    }

    public init(_ fields: JSONObject) throws {
        mfaOptions = try fields.value("MFAOptions")
        preferredMfaSetting = try fields.value("PreferredMfaSetting")
        userAttributes = try fields.requiredValue("UserAttributes")
        userMFASettingList = try fields.value("UserMFASettingList")
        username = try fields.requiredValue("Username")
    }

    public func write(members json: inout JSONWriter) {
        json.field("MFAOptions", mfaOptions)
        json.field("PreferredMfaSetting", preferredMfaSetting)
        json.field("UserAttributes", userAttributes)
        json.field("UserMFASettingList", userMFASettingList)
        json.field("Username", username)
    }

    public static let shape = StructureShape("GetUserResponse", [
        .init("MFAOptions", UserPoolsShapes.mfaOptionListType),
        .init("PreferredMfaSetting", UserPoolsShapes.stringType),
        .init("UserAttributes", UserPoolsShapes.attributeListType, required: true),
        .init("UserMFASettingList", UserPoolsShapes.userMFASettingListType),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])
}
