// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `RiskLevelType`.
package struct RiskLevelType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var low: Self { Self(rawValue: "Low") }
    package static var medium: Self { Self(rawValue: "Medium") }
    package static var high: Self { Self(rawValue: "High") }
}
