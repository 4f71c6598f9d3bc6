// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of CreateRole.
public struct CreateRoleInput: OperationInput {
    public var assumeRolePolicyDocument: String
    public var description: String?
    public var maxSessionDuration: Int?
    public var path: String?
    public var permissionsBoundary: String?
    public var roleName: String
    public var tags: [IAMTag]?

    public init(
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

    public init(_ fields: JSONObject) throws {
        assumeRolePolicyDocument = try fields.requiredValue("AssumeRolePolicyDocument")
        description = try fields.value("Description")
        maxSessionDuration = try fields.value("MaxSessionDuration")
        path = try fields.value("Path")
        permissionsBoundary = try fields.value("PermissionsBoundary")
        roleName = try fields.requiredValue("RoleName")
        tags = try fields.value("Tags")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AssumeRolePolicyDocument", assumeRolePolicyDocument)
        json.field("Description", description)
        json.field("MaxSessionDuration", maxSessionDuration)
        json.field("Path", path)
        json.field("PermissionsBoundary", permissionsBoundary)
        json.field("RoleName", roleName)
        json.field("Tags", tags)
    }

    public static let shape = StructureShape("CreateRoleRequest", [
        .init("AssumeRolePolicyDocument", IAMShapes.policyDocumentType, required: true),
        .init("Description", IAMShapes.roleDescriptionType),
        .init("MaxSessionDuration", IAMShapes.roleMaxSessionDurationType),
        .init("Path", IAMShapes.pathType),
        .init("PermissionsBoundary", IAMShapes.arnType),
        .init("RoleName", IAMShapes.roleNameType, required: true),
        .init("Tags", IAMShapes.tagListType),
    ])

    public typealias Output = CreateRoleOutput
    public static let operation = OperationModel(
        name: "CreateRole", service: .iam, signed: true, hasOutput: true,
        errors: [
            .limitExceeded, .invalidInput, .entityAlreadyExists, .malformedPolicyDocument, .concurrentModification,
            .serviceFailure,
        ])

    public var resource: Resource { .created("role\(path ?? "/")\(roleName)") }
}

/// The output of CreateRole.
public struct CreateRoleOutput: OperationOutput {
    public var role: IAMRole

    public init(
        role: IAMRole
    ) {
        self.role = role
    }

    public init(_ fields: JSONObject) throws {
        role = try fields.requiredValue("Role")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Role", role)
    }

    public static let shape = StructureShape("CreateRoleResponse", [
        .init("Role", .structure(IAMRole.shape), required: true),
    ])
}
