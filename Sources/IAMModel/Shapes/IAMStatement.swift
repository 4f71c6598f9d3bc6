// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `Statement`.
public struct IAMStatement: Structure {
    public var endPosition: IAMPosition?
    public var sourcePolicyId: String?
    public var sourcePolicyType: IAMPolicySourceType?
    public var startPosition: IAMPosition?

    public init(
        endPosition: IAMPosition? = nil,
        sourcePolicyId: String? = nil,
        sourcePolicyType: IAMPolicySourceType? = nil,
        startPosition: IAMPosition? = nil
    ) {
        self.endPosition = endPosition
        self.sourcePolicyId = sourcePolicyId
        self.sourcePolicyType = sourcePolicyType
        self.startPosition = startPosition
    }

    public init(_ fields: JSONObject) throws {
        endPosition = try fields.value("EndPosition")
        sourcePolicyId = try fields.value("SourcePolicyId")
        sourcePolicyType = try fields.value("SourcePolicyType")
        startPosition = try fields.value("StartPosition")
    }

    public func write(members json: inout JSONWriter) {
        json.field("EndPosition", endPosition)
        json.field("SourcePolicyId", sourcePolicyId)
        json.field("SourcePolicyType", sourcePolicyType)
        json.field("StartPosition", startPosition)
    }

    public static let shape = StructureShape("Statement", [
        .init("EndPosition", .structure(IAMPosition.shape)),
        .init("SourcePolicyId", IAMShapes.policyIdentifierType),
        .init("SourcePolicyType", IAMShapes.policySourceType),
        .init("StartPosition", .structure(IAMPosition.shape)),
    ])
}
