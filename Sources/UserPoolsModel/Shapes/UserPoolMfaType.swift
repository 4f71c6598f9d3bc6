// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `UserPoolMfaType`.
package struct UserPoolMfaType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var off: Self { Self(rawValue: "OFF") }
    package static var on: Self { Self(rawValue: "ON") }
    package static var optional: Self { Self(rawValue: "OPTIONAL") }
}
