// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `AuthFactorType`.
public struct AuthFactorType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var password: Self { Self(rawValue: "PASSWORD") }
    public static var emailOtp: Self { Self(rawValue: "EMAIL_OTP") }
    public static var smsOtp: Self { Self(rawValue: "SMS_OTP") }
    public static var webAuthn: Self { Self(rawValue: "WEB_AUTHN") }
    public static var softwareToken: Self { Self(rawValue: "SOFTWARE_TOKEN") }
}
