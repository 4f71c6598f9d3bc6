// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `FeedbackValueType`.
package struct FeedbackValueType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var valid: Self { Self(rawValue: "Valid") }
    package static var invalid: Self { Self(rawValue: "Invalid") }
}
