// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `StatusType`.
package struct StatusType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var enabled: Self { Self(rawValue: "Enabled") }
    package static var disabled: Self { Self(rawValue: "Disabled") }
}
