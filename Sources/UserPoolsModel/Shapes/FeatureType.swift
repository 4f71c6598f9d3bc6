// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `FeatureType`.
package struct FeatureType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var enabled: Self { Self(rawValue: "ENABLED") }
    package static var disabled: Self { Self(rawValue: "DISABLED") }
}
