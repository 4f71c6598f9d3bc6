// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `PolicyRole`.
package struct IAMPolicyRole: Structure {
    package var roleId: String?
    package var roleName: String?

    package init(
        roleId: String? = nil,
        roleName: String? = nil
    ) {
        self.roleId = roleId
        self.roleName = roleName
    }

    package init(_ fields: JSONObject) throws {
        roleId = try fields.value("RoleId")
        roleName = try fields.value("RoleName")
    }

    package func write(members json: inout JSONWriter) {
        json.field("RoleId", roleId)
        json.field("RoleName", roleName)
    }

    package static let shape = StructureShape("PolicyRole", [
        .init("RoleId", IAMShapes.idType),
        .init("RoleName", IAMShapes.roleNameType),
    ])
}
