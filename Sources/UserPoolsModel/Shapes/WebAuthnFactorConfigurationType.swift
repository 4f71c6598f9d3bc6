// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `WebAuthnFactorConfigurationType`.
package struct WebAuthnFactorConfigurationType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var singleFactor: Self { Self(rawValue: "SINGLE_FACTOR") }
    package static var multiFactorWithUserVerification: Self { Self(rawValue: "MULTI_FACTOR_WITH_USER_VERIFICATION") }
}
