// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of CreateUser.
package struct CreateUserInput: OperationInput {
    package var path: String?
    package var permissionsBoundary: String?
    package var tags: [IAMTag]?
    package var userName: String

    package init(
        path: String? = nil,
        permissionsBoundary: String? = nil,
        tags: [IAMTag]? = nil,
        userName: String
    ) {
        self.path = path
        self.permissionsBoundary = permissionsBoundary
        self.tags = tags
        self.userName = userName
    }

    package init(_ fields: JSONObject) throws {
        path = try fields.value("Path")
        permissionsBoundary = try fields.value("PermissionsBoundary")
        tags = try fields.value("Tags")
        userName = try fields.requiredValue("UserName")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Path", path)
        json.field("PermissionsBoundary", permissionsBoundary)
        json.field("Tags", tags)
        json.field("UserName", userName)
    }

    package static let shape = StructureShape("CreateUserRequest", [
        .init("Path", IAMShapes.pathType),
        .init("PermissionsBoundary", IAMShapes.arnType),
        .init("Tags", IAMShapes.tagListType),
        .init("UserName", IAMShapes.userNameType, required: true),
    ])

    package typealias Output = CreateUserOutput
    package static let operation = OperationModel(
        name: "CreateUser", service: .iam, signed: true, hasOutput: true,
        errors: [
            .limitExceeded, .entityAlreadyExists, .noSuchEntity, .invalidInput, .concurrentModification,
            .serviceFailure,
        ])

    package var resource: Resource { .created("user\(path ?? "/")\(userName)") }
}

/// The output of CreateUser.
package struct CreateUserOutput: OperationOutput {
    package var user: IAMUser?

    package init(
        user: IAMUser? = nil
    ) {
        self.user = user
    }

    package init(_ fields: JSONObject) throws {
        user = try fields.value("User")
    }

    package func write(members json: inout JSONWriter) {
        json.field("User", user)
    }

    package static let shape = StructureShape("CreateUserResponse", [
        .init("User", .structure(IAMUser.shape)),
    ])
}
