// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `RulesConfigurationType`.
public struct RulesConfigurationType: Structure {
    public var rules: [MappingRule]

    public init(
        rules: [MappingRule]
    ) {
        self.rules = rules
    }

    public init(_ fields: JSONObject) throws {
        rules = try fields.requiredValue("Rules")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Rules", rules)
    }

    public static let shape = StructureShape("RulesConfigurationType", [
        .init("Rules", IdentityPoolsShapes.mappingRulesList, required: true),
    ])
}
