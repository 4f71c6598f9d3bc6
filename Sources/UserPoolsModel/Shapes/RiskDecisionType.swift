// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `RiskDecisionType`.
package struct RiskDecisionType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var noRisk: Self { Self(rawValue: "NoRisk") }
    package static var accountTakeover: Self { Self(rawValue: "AccountTakeover") }
    package static var block: Self { Self(rawValue: "Block") }
}
