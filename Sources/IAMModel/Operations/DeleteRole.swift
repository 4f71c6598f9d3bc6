// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of DeleteRole.
package struct DeleteRoleInput: OperationInput {
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

    package static let shape = StructureShape("DeleteRoleRequest", [
        .init("RoleName", IAMShapes.roleNameType, required: true),
    ])

    package typealias Output = DeleteRoleOutput
    package static let operation = OperationModel(
        name: "DeleteRole", service: .iam, signed: true, hasOutput: false,
        errors: [
            .noSuchEntity, .deleteConflict, .limitExceeded, .unmodifiableEntity, .concurrentModification,
            .serviceFailure,
        ])

    package var resource: Resource { .role(roleName) }
}

/// DeleteRole has no output.
package typealias DeleteRoleOutput = NoOutput
