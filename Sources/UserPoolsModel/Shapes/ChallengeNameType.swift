// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `ChallengeNameType`.
package struct ChallengeNameType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var smsMfa: Self { Self(rawValue: "SMS_MFA") }
    package static var emailOtp: Self { Self(rawValue: "EMAIL_OTP") }
    package static var softwareTokenMfa: Self { Self(rawValue: "SOFTWARE_TOKEN_MFA") }
    package static var selectMfaType: Self { Self(rawValue: "SELECT_MFA_TYPE") }
    package static var mfaSetup: Self { Self(rawValue: "MFA_SETUP") }
    package static var passwordVerifier: Self { Self(rawValue: "PASSWORD_VERIFIER") }
    package static var customChallenge: Self { Self(rawValue: "CUSTOM_CHALLENGE") }
    package static var selectChallenge: Self { Self(rawValue: "SELECT_CHALLENGE") }
    package static var deviceSrpAuth: Self { Self(rawValue: "DEVICE_SRP_AUTH") }
    package static var devicePasswordVerifier: Self { Self(rawValue: "DEVICE_PASSWORD_VERIFIER") }
    package static var adminNoSrpAuth: Self { Self(rawValue: "ADMIN_NO_SRP_AUTH") }
    package static var newPasswordRequired: Self { Self(rawValue: "NEW_PASSWORD_REQUIRED") }
    package static var smsOtp: Self { Self(rawValue: "SMS_OTP") }
    package static var password: Self { Self(rawValue: "PASSWORD") }
    package static var webAuthn: Self { Self(rawValue: "WEB_AUTHN") }
    package static var passwordSrp: Self { Self(rawValue: "PASSWORD_SRP") }
}
