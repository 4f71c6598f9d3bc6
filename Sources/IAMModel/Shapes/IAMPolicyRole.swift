// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `PolicyRole`.
public struct IAMPolicyRole: Structure {
    public var roleId: String?
    public var roleName: String?

    public init(
        roleId: String? = nil,
        roleName: String? = nil
    ) {
        self.roleId = roleId
        self.roleName = roleName
    }

    public init(_ fields: JSONObject) throws {
        roleId = try fields.value("RoleId")
        roleName = try fields.value("RoleName")
    }

    public func write(members json: inout JSONWriter) {
        json.field("RoleId", roleId)
        json.field("RoleName", roleName)
    }

    public static let shape = StructureShape("PolicyRole", [
        .init("RoleId", IAMShapes.idType),
        .init("RoleName", IAMShapes.roleNameType),
    ])
}
