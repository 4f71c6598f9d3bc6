// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `ChallengeNameType`.
public struct ChallengeNameType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var smsMfa: Self { Self(rawValue: "SMS_MFA") }
    public static var emailOtp: Self { Self(rawValue: "EMAIL_OTP") }
    public static var softwareTokenMfa: Self { Self(rawValue: "SOFTWARE_TOKEN_MFA") }
    public static var selectMfaType: Self { Self(rawValue: "SELECT_MFA_TYPE") }
    public static var mfaSetup: Self { Self(rawValue: "MFA_SETUP") }
    public static var passwordVerifier: Self { Self(rawValue: "PASSWORD_VERIFIER") }
    public static var customChallenge: Self { Self(rawValue: "CUSTOM_CHALLENGE") }
    public static var selectChallenge: Self { Self(rawValue: "SELECT_CHALLENGE") }
    public static var deviceSrpAuth: Self { Self(rawValue: "DEVICE_SRP_AUTH") }
    public static var devicePasswordVerifier: Self { Self(rawValue: "DEVICE_PASSWORD_VERIFIER") }
    public static var adminNoSrpAuth: Self { Self(rawValue: "ADMIN_NO_SRP_AUTH") }
    public static var newPasswordRequired: Self { Self(rawValue: "NEW_PASSWORD_REQUIRED") }
    public static var smsOtp: Self { Self(rawValue: "SMS_OTP") }
    public static var password: Self { Self(rawValue: "PASSWORD") }
    public static var webAuthn: Self { Self(rawValue: "WEB_AUTHN") }
    public static var passwordSrp: Self { Self(rawValue: "PASSWORD_SRP") }
}
