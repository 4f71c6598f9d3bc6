// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `PolicyIdentifier`.
public struct IAMPolicyIdentifier: Structure {
    public var inlinePolicyIdentifier: IAMInlinePolicyIdentifierType?
    public var policyArn: String?
    public var policyType: IAMPolicyIdentifierPolicyType?

    public init(
        inlinePolicyIdentifier: IAMInlinePolicyIdentifierType? = nil,
        policyArn: String? = nil,
        policyType: IAMPolicyIdentifierPolicyType? = nil
    ) {
        self.inlinePolicyIdentifier = inlinePolicyIdentifier
        self.policyArn = policyArn
        self.policyType = policyType
    }

    public init(_ fields: JSONObject) throws {
        inlinePolicyIdentifier = try fields.value("InlinePolicyIdentifier")
        policyArn = try fields.value("PolicyArn")
        policyType = try fields.value("PolicyType")
    }

    public func write(members json: inout JSONWriter) {
        json.field("InlinePolicyIdentifier", inlinePolicyIdentifier)
        json.field("PolicyArn", policyArn)
        json.field("PolicyType", policyType)
    }

    public static let shape = StructureShape("PolicyIdentifier", [
        .init("InlinePolicyIdentifier", .structure(IAMInlinePolicyIdentifierType.shape)),
        .init("PolicyArn", IAMShapes.arnType),
        .init("PolicyType", IAMShapes.policyIdentifierPolicyType),
    ])
}
