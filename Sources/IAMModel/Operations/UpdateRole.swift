// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of UpdateRole.
public struct UpdateRoleInput: OperationInput {
    public var description: String?
    public var maxSessionDuration: Int?
    public var roleName: String

    public init(
        description: String? = nil,
        maxSessionDuration: Int? = nil,
        roleName: String
    ) {
        self.description = description
        self.maxSessionDuration = maxSessionDuration
        self.roleName = roleName
    }

    public init(_ fields: JSONObject) throws {
        description = try fields.value("Description")
        maxSessionDuration = try fields.value("MaxSessionDuration")
        roleName = try fields.requiredValue("RoleName")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Description", description)
        json.field("MaxSessionDuration", maxSessionDuration)
        json.field("RoleName", roleName)
    }

    public static let shape = StructureShape("UpdateRoleRequest", [
        .init("Description", IAMShapes.roleDescriptionType),
        .init("MaxSessionDuration", IAMShapes.roleMaxSessionDurationType),
        .init("RoleName", IAMShapes.roleNameType, required: true),
    ])

    public typealias Output = UpdateRoleOutput
    public static let operation = OperationModel(
        name: "UpdateRole", service: .iam, signed: true, hasOutput: true,
        errors: [
            .unmodifiableEntity, .noSuchEntity, .serviceFailure,
        ])

    public var resource: Resource { .role(roleName) }
}

/// The output of UpdateRole.
public struct UpdateRoleOutput: OperationOutput {
    public init() {}

    public init(_: JSONObject) throws {}

    public func write(members _: inout JSONWriter) {}

    public static let shape = StructureShape("UpdateRoleResponse", [])
}
