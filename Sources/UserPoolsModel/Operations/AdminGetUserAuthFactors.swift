// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of AdminGetUserAuthFactors.
package struct AdminGetUserAuthFactorsInput: OperationInput, NamesUserPool {
    package var userPoolId: UserPoolID
    package var username: Username

    package init(
        userPoolId: UserPoolID,
        username: Username
    ) {
        self.userPoolId = userPoolId
        self.username = username
    }

    package init(_ fields: JSONObject) throws {
        userPoolId = try fields.requiredValue("UserPoolId")
        username = try fields.requiredValue("Username")
    }

    package func write(members json: inout JSONWriter) {
        json.field("UserPoolId", userPoolId)
        json.field("Username", username)
    }

    package static let shape = StructureShape("AdminGetUserAuthFactorsRequest", [
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])

    package typealias Output = AdminGetUserAuthFactorsOutput
    package static let operation = OperationModel(
        name: "AdminGetUserAuthFactors", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .notAuthorized, .operationNotEnabled, .tooManyRequests,
            .userNotFound, .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of AdminGetUserAuthFactors.
package struct AdminGetUserAuthFactorsOutput: OperationOutput {
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

    package static let shape = StructureShape("AdminGetUserAuthFactorsResponse", [
        .init("ConfiguredUserAuthFactors", UserPoolsShapes.configuredUserAuthFactorsListType),
        .init("PreferredMfaSetting", UserPoolsShapes.stringType),
        .init("UserMFASettingList", UserPoolsShapes.userMFASettingListType),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])
}

#endif
