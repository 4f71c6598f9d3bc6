// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `AdvancedSecurityModeType`.
package struct AdvancedSecurityModeType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var off: Self { Self(rawValue: "OFF") }
    package static var audit: Self { Self(rawValue: "AUDIT") }
    package static var enforced: Self { Self(rawValue: "ENFORCED") }
}
