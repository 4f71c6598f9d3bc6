// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of GetRole.
package struct GetRoleInput: OperationInput {
    package var roleName: String

    package init(
        roleName: String
    ) {
        self.roleName = roleName
    }

    package init(_ fields: JSONObject) throws {
        roleName = try fields.requiredValue("RoleName")
    }

    package func write(members json: inout JSONWriter) {
        json.field("RoleName", roleName)
    }

    package static let shape = StructureShape("GetRoleRequest", [
        .init("RoleName", IAMShapes.roleNameType, required: true),
    ])

    package typealias Output = GetRoleOutput
    package static let operation = OperationModel(
        name: "GetRole", service: .iam, signed: true, hasOutput: true,
        errors: [
            .noSuchEntity, .serviceFailure,
        ])

    package var resource: Resource { .role(roleName) }
}

/// The output of GetRole.
package struct GetRoleOutput: OperationOutput {
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

    package static let shape = StructureShape("GetRoleResponse", [
        .init("Role", .structure(IAMRole.shape), required: true),
    ])
}
