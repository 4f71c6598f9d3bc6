// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `EventRiskType`.
public struct EventRiskType: Structure {
    public var compromisedCredentialsDetected: Bool?
    public var riskDecision: RiskDecisionType?
    public var riskLevel: RiskLevelType?

    public init(
        compromisedCredentialsDetected: Bool? = nil,
        riskDecision: RiskDecisionType? = nil,
        riskLevel: RiskLevelType? = nil
    ) {
        self.compromisedCredentialsDetected = compromisedCredentialsDetected
        self.riskDecision = riskDecision
        self.riskLevel = riskLevel
    }

    public init(_ fields: JSONObject) throws {
        compromisedCredentialsDetected = try fields.value("CompromisedCredentialsDetected")
        riskDecision = try fields.value("RiskDecision")
        riskLevel = try fields.value("RiskLevel")
    }

    public func write(members json: inout JSONWriter) {
        json.field("CompromisedCredentialsDetected", compromisedCredentialsDetected)
        json.field("RiskDecision", riskDecision)
        json.field("RiskLevel", riskLevel)
    }

    public static let shape = StructureShape("EventRiskType", [
        .init("CompromisedCredentialsDetected", UserPoolsShapes.wrappedBooleanType),
        .init("RiskDecision", UserPoolsShapes.riskDecisionType),
        .init("RiskLevel", UserPoolsShapes.riskLevelType),
    ])
}
