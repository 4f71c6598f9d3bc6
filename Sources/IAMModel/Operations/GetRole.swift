// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of GetRole.
public struct GetRoleInput: OperationInput {
    public var roleName: String

    public init(
        roleName: String
    ) {
        self.roleName = roleName
    }

    public init(_ fields: JSONObject) throws {
        roleName = try fields.requiredValue("RoleName")
    }

    public func write(members json: inout JSONWriter) {
        json.field("RoleName", roleName)
    }

    public static let shape = StructureShape("GetRoleRequest", [
        .init("RoleName", IAMShapes.roleNameType, required: true),
    ])

    public typealias Output = GetRoleOutput
    public static let operation = OperationModel(
        name: "GetRole", service: .iam, signed: true, hasOutput: true,
        errors: [
            .noSuchEntity, .serviceFailure,
        ])

    public var resource: Resource { .role(roleName) }
}

/// The output of GetRole.
public struct GetRoleOutput: OperationOutput {
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

    public static let shape = StructureShape("GetRoleResponse", [
        .init("Role", .structure(IAMRole.shape), required: true),
    ])
}
