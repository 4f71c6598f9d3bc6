// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `Statement`.
package struct IAMStatement: Structure {
    package var endPosition: IAMPosition?
    package var sourcePolicyId: String?
    package var sourcePolicyType: IAMPolicySourceType?
    package var startPosition: IAMPosition?

    package init(
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

    package init(_ fields: JSONObject) throws {
        endPosition = try fields.value("EndPosition")
        sourcePolicyId = try fields.value("SourcePolicyId")
        sourcePolicyType = try fields.value("SourcePolicyType")
        startPosition = try fields.value("StartPosition")
    }

    package func write(members json: inout JSONWriter) {
        json.field("EndPosition", endPosition)
        json.field("SourcePolicyId", sourcePolicyId)
        json.field("SourcePolicyType", sourcePolicyType)
        json.field("StartPosition", startPosition)
    }

    package static let shape = StructureShape("Statement", [
        .init("EndPosition", .structure(IAMPosition.shape)),
        .init("SourcePolicyId", IAMShapes.policyIdentifierType),
        .init("SourcePolicyType", IAMShapes.policySourceType),
        .init("StartPosition", .structure(IAMPosition.shape)),
    ])
}
