// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of GetUser.
package struct GetUserInput: OperationInput, CarriesAccessToken {
    package var accessToken: Secret<String>

    package init(
        accessToken: Secret<String>
    ) {
        self.accessToken = accessToken
    }

    package init(_ fields: JSONObject) throws {
        accessToken = try fields.requiredValue("AccessToken")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
    }

    package static let shape = StructureShape("GetUserRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType, required: true),
    ])

    package typealias Output = GetUserOutput
    package static let operation = OperationModel(
        name: "GetUser", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .notAuthorized, .tooManyRequests, .passwordResetRequired,
            .userNotFound, .userNotConfirmed, .operationNotEnabled, .internalError, .forbidden,
        ])
}

/// The output of GetUser.
package struct GetUserOutput: OperationOutput {
    package var mfaOptions: [MFAOptionType]?
    package var preferredMfaSetting: String?
    package var userAttributes: [AttributeType]
    package var userMFASettingList: [String]?
    package var username: Username

    package init(
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

    package init(_ fields: JSONObject) throws {
        mfaOptions = try fields.value("MFAOptions")
        preferredMfaSetting = try fields.value("PreferredMfaSetting")
        userAttributes = try fields.requiredValue("UserAttributes")
        userMFASettingList = try fields.value("UserMFASettingList")
        username = try fields.requiredValue("Username")
    }

    package func write(members json: inout JSONWriter) {
        json.field("MFAOptions", mfaOptions)
        json.field("PreferredMfaSetting", preferredMfaSetting)
        json.field("UserAttributes", userAttributes)
        json.field("UserMFASettingList", userMFASettingList)
        json.field("Username", username)
    }

    package static let shape = StructureShape("GetUserResponse", [
        .init("MFAOptions", UserPoolsShapes.mfaOptionListType),
        .init("PreferredMfaSetting", UserPoolsShapes.stringType),
        .init("UserAttributes", UserPoolsShapes.attributeListType, required: true),
        .init("UserMFASettingList", UserPoolsShapes.userMFASettingListType),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])
}
