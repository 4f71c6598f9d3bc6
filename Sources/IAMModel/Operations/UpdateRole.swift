// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of UpdateRole.
package struct UpdateRoleInput: OperationInput {
    package var description: String?
    package var maxSessionDuration: Int?
    package var roleName: String

    package init(
        description: String? = nil,
        maxSessionDuration: Int? = nil,
        roleName: String
    ) {
        self.description = description
        self.maxSessionDuration = maxSessionDuration
        self.roleName = roleName
    }

    package init(_ fields: JSONObject) throws {
        description = try fields.value("Description")
        maxSessionDuration = try fields.value("MaxSessionDuration")
        roleName = try fields.requiredValue("RoleName")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Description", description)
        json.field("MaxSessionDuration", maxSessionDuration)
        json.field("RoleName", roleName)
    }

    package static let shape = StructureShape("UpdateRoleRequest", [
        .init("Description", IAMShapes.roleDescriptionType),
        .init("MaxSessionDuration", IAMShapes.roleMaxSessionDurationType),
        .init("RoleName", IAMShapes.roleNameType, required: true),
    ])

    package typealias Output = UpdateRoleOutput
    package static let operation = OperationModel(
        name: "UpdateRole", service: .iam, signed: true, hasOutput: true,
        errors: [
            .unmodifiableEntity, .noSuchEntity, .serviceFailure,
        ])

    package var resource: Resource { .role(roleName) }
}

/// The output of UpdateRole.
package struct UpdateRoleOutput: OperationOutput {
    package init() {}

    package init(_: JSONObject) throws {}

    package func write(members _: inout JSONWriter) {}

    package static let shape = StructureShape("UpdateRoleResponse", [])
}
