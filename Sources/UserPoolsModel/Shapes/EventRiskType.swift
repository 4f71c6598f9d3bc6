// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `EventRiskType`.
package struct EventRiskType: Structure {
    package var compromisedCredentialsDetected: Bool?
    package var riskDecision: RiskDecisionType?
    package var riskLevel: RiskLevelType?

    package init(
        compromisedCredentialsDetected: Bool? = nil,
        riskDecision: RiskDecisionType? = nil,
        riskLevel: RiskLevelType? = nil
    ) {
        self.compromisedCredentialsDetected = compromisedCredentialsDetected
        self.riskDecision = riskDecision
        self.riskLevel = riskLevel
    }

    package init(_ fields: JSONObject) throws {
        compromisedCredentialsDetected = try fields.value("CompromisedCredentialsDetected")
        riskDecision = try fields.value("RiskDecision")
        riskLevel = try fields.value("RiskLevel")
    }

    package func write(members json: inout JSONWriter) {
        json.field("CompromisedCredentialsDetected", compromisedCredentialsDetected)
        json.field("RiskDecision", riskDecision)
        json.field("RiskLevel", riskLevel)
    }

    package static let shape = StructureShape("EventRiskType", [
        .init("CompromisedCredentialsDetected", UserPoolsShapes.wrappedBooleanType),
        .init("RiskDecision", UserPoolsShapes.riskDecisionType),
        .init("RiskLevel", UserPoolsShapes.riskLevelType),
    ])
}
