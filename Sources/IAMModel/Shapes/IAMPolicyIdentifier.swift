// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `PolicyIdentifier`.
package struct IAMPolicyIdentifier: Structure {
    package var inlinePolicyIdentifier: IAMInlinePolicyIdentifierType?
    package var policyArn: String?
    package var policyType: IAMPolicyIdentifierPolicyType?

    package init(
        inlinePolicyIdentifier: IAMInlinePolicyIdentifierType? = nil,
        policyArn: String? = nil,
        policyType: IAMPolicyIdentifierPolicyType? = nil
    ) {
        self.inlinePolicyIdentifier = inlinePolicyIdentifier
        self.policyArn = policyArn
        self.policyType = policyType
    }

    package init(_ fields: JSONObject) throws {
        inlinePolicyIdentifier = try fields.value("InlinePolicyIdentifier")
        policyArn = try fields.value("PolicyArn")
        policyType = try fields.value("PolicyType")
    }

    package func write(members json: inout JSONWriter) {
        json.field("InlinePolicyIdentifier", inlinePolicyIdentifier)
        json.field("PolicyArn", policyArn)
        json.field("PolicyType", policyType)
    }

    package static let shape = StructureShape("PolicyIdentifier", [
        .init("InlinePolicyIdentifier", .structure(IAMInlinePolicyIdentifierType.shape)),
        .init("PolicyArn", IAMShapes.arnType),
        .init("PolicyType", IAMShapes.policyIdentifierPolicyType),
    ])
}
