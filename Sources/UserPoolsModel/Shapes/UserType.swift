// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The model's `UserType`.
public struct UserType: Structure {
    public var attributes: [AttributeType]?
    public var enabled: Bool?
    public var mfaOptions: [MFAOptionType]?
    public var userCreateDate: Instant?
    public var userLastModifiedDate: Instant?
    public var userStatus: UserStatusType?
    public var username: Username?

    public init(
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

    public init(_ fields: JSONObject) throws {
        attributes = try fields.value("Attributes")
        enabled = try fields.value("Enabled")
        mfaOptions = try fields.value("MFAOptions")
        userCreateDate = try fields.value("UserCreateDate")
        userLastModifiedDate = try fields.value("UserLastModifiedDate")
        userStatus = try fields.value("UserStatus")
        username = try fields.value("Username")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Attributes", attributes)
        json.field("Enabled", enabled)
        json.field("MFAOptions", mfaOptions)
        json.field("UserCreateDate", userCreateDate)
        json.field("UserLastModifiedDate", userLastModifiedDate)
        json.field("UserStatus", userStatus)
        json.field("Username", username)
    }

    public static let shape = StructureShape("UserType", [
        .init("Attributes", UserPoolsShapes.attributeListType),
        .init("Enabled", UserPoolsShapes.booleanType),
        .init("MFAOptions", UserPoolsShapes.mfaOptionListType),
        .init("UserCreateDate", UserPoolsShapes.dateType),
        .init("UserLastModifiedDate", UserPoolsShapes.dateType),
        .init("UserStatus", UserPoolsShapes.userStatusType),
        .init("Username", UserPoolsShapes.usernameType),
    ])
}
