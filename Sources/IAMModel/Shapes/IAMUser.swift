// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `User`.
package struct IAMUser: Structure {
    package var arn: String
    package var createDate: Instant
    package var passwordLastUsed: Instant?
    package var path: String
    package var permissionsBoundary: IAMAttachedPermissionsBoundary?
    package var tags: [IAMTag]?
    package var userId: String
    package var userName: String

    package init(
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

    package init(_ fields: JSONObject) throws {
        arn = try fields.requiredValue("Arn")
        createDate = try fields.requiredValue("CreateDate")
        passwordLastUsed = try fields.value("PasswordLastUsed")
        path = try fields.requiredValue("Path")
        permissionsBoundary = try fields.value("PermissionsBoundary")
        tags = try fields.value("Tags")
        userId = try fields.requiredValue("UserId")
        userName = try fields.requiredValue("UserName")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Arn", arn)
        json.field("CreateDate", createDate)
        json.field("PasswordLastUsed", passwordLastUsed)
        json.field("Path", path)
        json.field("PermissionsBoundary", permissionsBoundary)
        json.field("Tags", tags)
        json.field("UserId", userId)
        json.field("UserName", userName)
    }

    package static let shape = StructureShape("User", [
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
