// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The model's `User`.
public struct IAMUser: Structure {
    public var arn: String
    public var createDate: Instant
    public var passwordLastUsed: Instant?
    public var path: String
    public var permissionsBoundary: IAMAttachedPermissionsBoundary?
    public var tags: [IAMTag]?
    public var userId: String
    public var userName: String

    public init(
        arn: String,
        createDate: Instant,
        passwordLastUsed: Instant? = nil,
        path: String,
        permissionsBoundary: IAMAttachedPermissionsBoundary? = nil,
        tags: [IAMTag]? = nil,
        userId: String,
        userName: String
    ) {
        self.arn = arn
        self.createDate = createDate
        self.passwordLastUsed = passwordLastUsed
        self.path = path
        self.permissionsBoundary = permissionsBoundary
        self.tags = tags
        self.userId = userId
        self.userName = userName
    }

    public init(_ fields: JSONObject) throws {
        arn = try fields.requiredValue("Arn")
        createDate = try fields.requiredValue("CreateDate")
        passwordLastUsed = try fields.value("PasswordLastUsed")
        path = try fields.requiredValue("Path")
        permissionsBoundary = try fields.value("PermissionsBoundary")
        tags = try fields.value("Tags")
        userId = try fields.requiredValue("UserId")
        userName = try fields.requiredValue("UserName")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Arn", arn)
        json.field("CreateDate", createDate)
        json.field("PasswordLastUsed", passwordLastUsed)
        json.field("Path", path)
        json.field("PermissionsBoundary", permissionsBoundary)
        json.field("Tags", tags)
        json.field("UserId", userId)
        json.field("UserName", userName)
    }

    public static let shape = StructureShape("User", [
        .init("Arn", IAMShapes.arnType, required: true),
        .init("CreateDate", IAMShapes.dateType, required: true),
        .init("PasswordLastUsed", IAMShapes.dateType),
        .init("Path", IAMShapes.pathType, required: true),
        .init("PermissionsBoundary", .structure(IAMAttachedPermissionsBoundary.shape)),
        .init("Tags", IAMShapes.tagListType),
        .init("UserId", IAMShapes.idType, required: true),
        .init("UserName", IAMShapes.userNameType, required: true),
    ])
}
