// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of DeleteRole.
public struct DeleteRoleInput: OperationInput {
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

    public static let shape = StructureShape("DeleteRoleRequest", [
        .init("RoleName", IAMShapes.roleNameType, required: true),
    ])

    public typealias Output = DeleteRoleOutput
    public static let operation = OperationModel(
        name: "DeleteRole", service: .iam, signed: true, hasOutput: false,
        errors: [
            .noSuchEntity, .deleteConflict, .limitExceeded, .unmodifiableEntity, .concurrentModification,
            .serviceFailure,
        ])

    public var resource: Resource { .role(roleName) }
}

/// DeleteRole has no output.
public typealias DeleteRoleOutput = NoOutput
