// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `MappingRule`.
package struct MappingRule: Structure {
    package var claim: String
    package var matchType: MappingRuleMatchType
    package var roleARN: String
    package var value: String

    package init(
        claim: String,
        matchType: MappingRuleMatchType,
        roleARN: String,
        value: String
    ) {
        self.claim = claim
        self.matchType = matchType
        self.roleARN = roleARN
        self.value = value
    }

    package init(_ fields: JSONObject) throws {
        claim = try fields.requiredValue("Claim")
        matchType = try fields.requiredValue("MatchType")
        roleARN = try fields.requiredValue("RoleARN")
        value = try fields.requiredValue("Value")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Claim", claim)
        json.field("MatchType", matchType)
        json.field("RoleARN", roleARN)
        json.field("Value", value)
    }

    package static let shape = StructureShape("MappingRule", [
        .init("Claim", IdentityPoolsShapes.claimName, required: true),
        .init("MatchType", IdentityPoolsShapes.mappingRuleMatchType, required: true),
        .init("RoleARN", IdentityPoolsShapes.arnString, required: true),
        .init("Value", IdentityPoolsShapes.claimValue, required: true),
    ])
}
