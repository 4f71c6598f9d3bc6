// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `ChallengeName`.
package struct ChallengeName: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var password: Self { Self(rawValue: "Password") }
    package static var mfa: Self { Self(rawValue: "Mfa") }
}
