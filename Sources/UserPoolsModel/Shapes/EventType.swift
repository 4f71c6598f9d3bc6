// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `EventType`.
public struct EventType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var signIn: Self { Self(rawValue: "SignIn") }
    public static var signUp: Self { Self(rawValue: "SignUp") }
    public static var forgotPassword: Self { Self(rawValue: "ForgotPassword") }
    public static var passwordChange: Self { Self(rawValue: "PasswordChange") }
    public static var resendCode: Self { Self(rawValue: "ResendCode") }
}
