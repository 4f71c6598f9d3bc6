// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `PolicyEvaluationDecisionType`.
package struct IAMPolicyEvaluationDecisionType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var allowed: Self { Self(rawValue: "allowed") }
    package static var explicitDeny: Self { Self(rawValue: "explicitDeny") }
    package static var implicitDeny: Self { Self(rawValue: "implicitDeny") }
}
