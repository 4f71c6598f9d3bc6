// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `UserType`.
package struct UserType: Structure {
    package var attributes: [AttributeType]?
    package var enabled: Bool?
    package var mfaOptions: [MFAOptionType]?
    package var userCreateDate: Instant?
    package var userLastModifiedDate: Instant?
    package var userStatus: UserStatusType?
    package var username: Username?

    package init(
        attributes: [AttributeType]? = nil,
        enabled: Bool? = nil,
        mfaOptions: [MFAOptionType]? = nil,
        userCreateDate: Instant? = nil,
        userLastModifiedDate: Instant? = nil,
        userStatus: UserStatusType? = nil,
        username: Username? = nil
    ) {
        self.attributes = attributes
        self.enabled = enabled
        self.mfaOptions = mfaOptions
        self.userCreateDate = userCreateDate
        self.userLastModifiedDate = userLastModifiedDate
        self.userStatus = userStatus
        self.username = username
    }

    package init(_ fields: JSONObject) throws {
        attributes = try fields.value("Attributes")
        enabled = try fields.value("Enabled")
        mfaOptions = try fields.value("MFAOptions")
        userCreateDate = try fields.value("UserCreateDate")
        userLastModifiedDate = try fields.value("UserLastModifiedDate")
        userStatus = try fields.value("UserStatus")
        username = try fields.value("Username")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Attributes", attributes)
        json.field("Enabled", enabled)
        json.field("MFAOptions", mfaOptions)
        json.field("UserCreateDate", userCreateDate)
        json.field("UserLastModifiedDate", userLastModifiedDate)
        json.field("UserStatus", userStatus)
        json.field("Username", username)
    }

    package static let shape = StructureShape("UserType", [
        .init("Attributes", UserPoolsShapes.attributeListType),
        .init("Enabled", UserPoolsShapes.booleanType),
        .init("MFAOptions", UserPoolsShapes.mfaOptionListType),
        .init("UserCreateDate", UserPoolsShapes.dateType),
        .init("UserLastModifiedDate", UserPoolsShapes.dateType),
        .init("UserStatus", UserPoolsShapes.userStatusType),
        .init("Username", UserPoolsShapes.usernameType),
    ])
}
