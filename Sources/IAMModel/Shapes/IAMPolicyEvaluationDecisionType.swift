// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `PolicyEvaluationDecisionType`.
public struct IAMPolicyEvaluationDecisionType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var allowed: Self { Self(rawValue: "allowed") }
    public static var explicitDeny: Self { Self(rawValue: "explicitDeny") }
    public static var implicitDeny: Self { Self(rawValue: "implicitDeny") }
}
