// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `EventResponseType`.
package struct EventResponseType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var pass: Self { Self(rawValue: "Pass") }
    package static var fail: Self { Self(rawValue: "Fail") }
    package static var inProgress: Self { Self(rawValue: "InProgress") }
}
