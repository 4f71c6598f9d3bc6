// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `EventType`.
package struct EventType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var signIn: Self { Self(rawValue: "SignIn") }
    package static var signUp: Self { Self(rawValue: "SignUp") }
    package static var forgotPassword: Self { Self(rawValue: "ForgotPassword") }
    package static var passwordChange: Self { Self(rawValue: "PasswordChange") }
    package static var resendCode: Self { Self(rawValue: "ResendCode") }
}
