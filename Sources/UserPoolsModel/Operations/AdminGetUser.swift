// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of AdminGetUser.
package struct AdminGetUserInput: OperationInput, NamesUserPool {
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

    package static let shape = StructureShape("AdminGetUserRequest", [
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])

    package typealias Output = AdminGetUserOutput
    package static let operation = OperationModel(
        name: "AdminGetUser", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .notAuthorized, .userNotFound,
            .operationNotEnabled, .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of AdminGetUser.
package struct AdminGetUserOutput: OperationOutput {
    package var enabled: Bool?
    package var mfaOptions: [MFAOptionType]?
    package var preferredMfaSetting: String?
    package var userAttributes: [AttributeType]?
    package var userCreateDate: Instant?
    package var userLastModifiedDate: Instant?
    package var userMFASettingList: [String]?
    package var userStatus: UserStatusType?
    package var username: Username

    package init(
        enabled: Bool? = nil,
        mfaOptions: [MFAOptionType]? = nil,
        preferredMfaSetting: String? = nil,
        userAttributes: [AttributeType]? = nil,
        userCreateDate: Instant? = nil,
        userLastModifiedDate: Instant? = nil,
        userMFASettingList: [String]? = nil,
        userStatus: UserStatusType? = nil,
        username: Username
    ) {
        self.enabled = enabled
        self.mfaOptions = mfaOptions
        self.preferredMfaSetting = preferredMfaSetting
        self.userAttributes = userAttributes
        self.userCreateDate = userCreateDate
        self.userLastModifiedDate = userLastModifiedDate
        self.userMFASettingList = userMFASettingList
        self.userStatus = userStatus
        self.username = username
    }

    package init(_ fields: JSONObject) throws {
        enabled = try fields.value("Enabled")
        mfaOptions = try fields.value("MFAOptions")
        preferredMfaSetting = try fields.value("PreferredMfaSetting")
        userAttributes = try fields.value("UserAttributes")
        userCreateDate = try fields.value("UserCreateDate")
        userLastModifiedDate = try fields.value("UserLastModifiedDate")
        userMFASettingList = try fields.value("UserMFASettingList")
        userStatus = try fields.value("UserStatus")
        username = try fields.requiredValue("Username")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Enabled", enabled)
        json.field("MFAOptions", mfaOptions)
        json.field("PreferredMfaSetting", preferredMfaSetting)
        json.field("UserAttributes", userAttributes)
        json.field("UserCreateDate", userCreateDate)
        json.field("UserLastModifiedDate", userLastModifiedDate)
        json.field("UserMFASettingList", userMFASettingList)
        json.field("UserStatus", userStatus)
        json.field("Username", username)
    }

    package static let shape = StructureShape("AdminGetUserResponse", [
        .init("Enabled", UserPoolsShapes.booleanType),
        .init("MFAOptions", UserPoolsShapes.mfaOptionListType),
        .init("PreferredMfaSetting", UserPoolsShapes.stringType),
        .init("UserAttributes", UserPoolsShapes.attributeListType),
        .init("UserCreateDate", UserPoolsShapes.dateType),
        .init("UserLastModifiedDate", UserPoolsShapes.dateType),
        .init("UserMFASettingList", UserPoolsShapes.userMFASettingListType),
        .init("UserStatus", UserPoolsShapes.userStatusType),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])
}

#endif
