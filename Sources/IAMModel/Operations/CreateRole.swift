// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of CreateRole.
package struct CreateRoleInput: OperationInput {
    package var assumeRolePolicyDocument: String
    package var description: String?
    package var maxSessionDuration: Int?
    package var path: String?
    package var permissionsBoundary: String?
    package var roleName: String
    package var tags: [IAMTag]?

    package init(
        assumeRolePolicyDocument: String,
        description: String? = nil,
        maxSessionDuration: Int? = nil,
        path: String? = nil,
        permissionsBoundary: String? = nil,
        roleName: String,
        tags: [IAMTag]? = nil
    ) {
        self.assumeRolePolicyDocument = assumeRolePolicyDocument
        self.description = description
        self.maxSessionDuration = maxSessionDuration
        self.path = path
        self.permissionsBoundary = permissionsBoundary
        self.roleName = roleName
        self.tags = tags
    }

    package init(_ fields: JSONObject) throws {
        assumeRolePolicyDocument = try fields.requiredValue("AssumeRolePolicyDocument")
        description = try fields.value("Description")
        maxSessionDuration = try fields.value("MaxSessionDuration")
        path = try fields.value("Path")
        permissionsBoundary = try fields.value("PermissionsBoundary")
        roleName = try fields.requiredValue("RoleName")
        tags = try fields.value("Tags")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AssumeRolePolicyDocument", assumeRolePolicyDocument)
        json.field("Description", description)
        json.field("MaxSessionDuration", maxSessionDuration)
        json.field("Path", path)
        json.field("PermissionsBoundary", permissionsBoundary)
        json.field("RoleName", roleName)
        json.field("Tags", tags)
    }

    package static let shape = StructureShape("CreateRoleRequest", [
        .init("AssumeRolePolicyDocument", IAMShapes.policyDocumentType, required: true),
        .init("Description", IAMShapes.roleDescriptionType),
        .init("MaxSessionDuration", IAMShapes.roleMaxSessionDurationType),
        .init("Path", IAMShapes.pathType),
        .init("PermissionsBoundary", IAMShapes.arnType),
        .init("RoleName", IAMShapes.roleNameType, required: true),
        .init("Tags", IAMShapes.tagListType),
    ])

    package typealias Output = CreateRoleOutput
    package static let operation = OperationModel(
        name: "CreateRole", service: .iam, signed: true, hasOutput: true,
        errors: [
            .limitExceeded, .invalidInput, .entityAlreadyExists, .malformedPolicyDocument, .concurrentModification,
            .serviceFailure,
        ])

    package var resource: Resource { .created("role\(path ?? "/")\(roleName)") }
}

/// The output of CreateRole.
package struct CreateRoleOutput: OperationOutput {
    package var role: IAMRole

    package init(
        role: IAMRole
    ) {
        self.role = role
    }

    package init(_ fields: JSONObject) throws {
        role = try fields.requiredValue("Role")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Role", role)
    }

    package static let shape = StructureShape("CreateRoleResponse", [
        .init("Role", .structure(IAMRole.shape), required: true),
    ])
}
