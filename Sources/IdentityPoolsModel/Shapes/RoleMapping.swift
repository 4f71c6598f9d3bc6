// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `RoleMapping`.
package struct RoleMapping: Structure {
    package var ambiguousRoleResolution: AmbiguousRoleResolutionType?
    package var rulesConfiguration: RulesConfigurationType?
    package var type: RoleMappingType

    package init(
        ambiguousRoleResolution: AmbiguousRoleResolutionType? = nil,
        rulesConfiguration: RulesConfigurationType? = nil,
        type: RoleMappingType
    ) {
        self.ambiguousRoleResolution = ambiguousRoleResolution
        self.rulesConfiguration = rulesConfiguration
        self.type = type
    }

    package init(_ fields: JSONObject) throws {
        ambiguousRoleResolution = try fields.value("AmbiguousRoleResolution")
        rulesConfiguration = try fields.value("RulesConfiguration")
        type = try fields.requiredValue("Type")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AmbiguousRoleResolution", ambiguousRoleResolution)
        json.field("RulesConfiguration", rulesConfiguration)
        json.field("Type", type)
    }

    package static let shape = StructureShape("RoleMapping", [
        .init("AmbiguousRoleResolution", IdentityPoolsShapes.ambiguousRoleResolutionType),
        .init("RulesConfiguration", .structure(RulesConfigurationType.shape)),
        .init("Type", IdentityPoolsShapes.roleMappingType, required: true),
    ])
}
