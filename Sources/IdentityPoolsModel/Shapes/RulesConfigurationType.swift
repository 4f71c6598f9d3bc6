// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `RulesConfigurationType`.
package struct RulesConfigurationType: Structure {
    package var rules: [MappingRule]

    package init(
        rules: [MappingRule]
    ) {
        self.rules = rules
    }

    package init(_ fields: JSONObject) throws {
        rules = try fields.requiredValue("Rules")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Rules", rules)
    }

    package static let shape = StructureShape("RulesConfigurationType", [
        .init("Rules", IdentityPoolsShapes.mappingRulesList, required: true),
    ])
}
