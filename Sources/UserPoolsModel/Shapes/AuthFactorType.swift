// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `AuthFactorType`.
package struct AuthFactorType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var password: Self { Self(rawValue: "PASSWORD") }
    package static var emailOtp: Self { Self(rawValue: "EMAIL_OTP") }
    package static var smsOtp: Self { Self(rawValue: "SMS_OTP") }
    package static var webAuthn: Self { Self(rawValue: "WEB_AUTHN") }
    package static var softwareToken: Self { Self(rawValue: "SOFTWARE_TOKEN") }
}
