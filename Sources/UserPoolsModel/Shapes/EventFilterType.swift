// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `EventFilterType`.
package struct EventFilterType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var signIn: Self { Self(rawValue: "SIGN_IN") }
    package static var passwordChange: Self { Self(rawValue: "PASSWORD_CHANGE") }
    package static var signUp: Self { Self(rawValue: "SIGN_UP") }
}
