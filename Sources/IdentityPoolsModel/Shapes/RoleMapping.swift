// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `RoleMapping`.
public struct RoleMapping: Structure {
    public var ambiguousRoleResolution: AmbiguousRoleResolutionType?
    public var rulesConfiguration: RulesConfigurationType?
    public var type: RoleMappingType

    public init(
        ambiguousRoleResolution: AmbiguousRoleResolutionType? = nil,
        rulesConfiguration: RulesConfigurationType? = nil,
        type: RoleMappingType
    ) {
        self.ambiguousRoleResolution = ambiguousRoleResolution
        self.rulesConfiguration = rulesConfiguration
        self.type = type
    }

    public init(_ fields: JSONObject) throws {
        ambiguousRoleResolution = try fields.value("AmbiguousRoleResolution")
        rulesConfiguration = try fields.value("RulesConfiguration")
        type = try fields.requiredValue("Type")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AmbiguousRoleResolution", ambiguousRoleResolution)
        json.field("RulesConfiguration", rulesConfiguration)
        json.field("Type", type)
    }

    public static let shape = StructureShape("RoleMapping", [
        .init("AmbiguousRoleResolution", IdentityPoolsShapes.ambiguousRoleResolutionType),
        .init("RulesConfiguration", .structure(RulesConfigurationType.shape)),
        .init("Type", IdentityPoolsShapes.roleMappingType, required: true),
    ])
}
