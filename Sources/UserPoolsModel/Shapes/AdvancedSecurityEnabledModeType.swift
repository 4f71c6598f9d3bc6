// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `AdvancedSecurityEnabledModeType`.
package struct AdvancedSecurityEnabledModeType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var audit: Self { Self(rawValue: "AUDIT") }
    package static var enforced: Self { Self(rawValue: "ENFORCED") }
}
