// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of GetUserAuthFactors.
package struct GetUserAuthFactorsInput: OperationInput, CarriesAccessToken {
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

    package static let shape = StructureShape("GetUserAuthFactorsRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType, required: true),
    ])

    package typealias Output = GetUserAuthFactorsOutput
    package static let operation = OperationModel(
        name: "GetUserAuthFactors", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .notAuthorized, .tooManyRequests, .passwordResetRequired,
            .userNotFound, .userNotConfirmed, .operationNotEnabled, .internalError, .forbidden,
        ])
}

/// The output of GetUserAuthFactors.
package struct GetUserAuthFactorsOutput: OperationOutput {
    package var configuredUserAuthFactors: [AuthFactorType]?
    package var preferredMfaSetting: String?
    package var userMFASettingList: [String]?
    package var username: Username

    package init(
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

    package init(_ fields: JSONObject) throws {
        configuredUserAuthFactors = try fields.value("ConfiguredUserAuthFactors")
        preferredMfaSetting = try fields.value("PreferredMfaSetting")
        userMFASettingList = try fields.value("UserMFASettingList")
        username = try fields.requiredValue("Username")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ConfiguredUserAuthFactors", configuredUserAuthFactors)
        json.field("PreferredMfaSetting", preferredMfaSetting)
        json.field("UserMFASettingList", userMFASettingList)
        json.field("Username", username)
    }

    package static let shape = StructureShape("GetUserAuthFactorsResponse", [
        .init("ConfiguredUserAuthFactors", UserPoolsShapes.configuredUserAuthFactorsListType),
        .init("PreferredMfaSetting", UserPoolsShapes.stringType),
        .init("UserMFASettingList", UserPoolsShapes.userMFASettingListType),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])
}
