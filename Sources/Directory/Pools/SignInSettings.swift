/// An attribute that messages can be sent to.
package enum ContactAttribute: String, Codable, CaseIterable, Sendable {
    case email
    case phoneNumber = "phone_number"

    /// The attribute that marks the contact as verified (UP-STD-05, UP-STD-14).
    package var verifiedFlag: String { "\(rawValue)_verified" }
}

/// An attribute that can replace the username at sign-in (UP-ALIAS-04).
package enum AliasAttribute: String, Codable, CaseIterable, Sendable {
    case email
    case phoneNumber = "phone_number"
    case preferredUsername = "preferred_username"
}

/// A proof with which a sign-in may begin, by its name in `AllowedFirstAuthFactors`.
package enum FirstFactor: String, Codable, Sendable {
    case password = "PASSWORD"
    case emailCode = "EMAIL_OTP"
    case smsCode = "SMS_OTP"
    case passkey = "WEB_AUTHN"
    case authenticator = "SOFTWARE_TOKEN"
}

/// Whether a second factor is required.
package enum MFAMode: String, Codable, Sendable {
    case off = "OFF"
    case optional = "OPTIONAL"
    case on = "ON"
}

/// The reaction to suspicious sign-ins.
package enum AdvancedSecurityMode: String, Codable, Sendable {
    case off = "OFF"
    case audit = "AUDIT"
    case enforced = "ENFORCED"
}

/// The plan of a pool.
///
/// All plans are free here. `TierFeature` says what each includes, as in Cognito.
package enum PoolTier: String, Codable, Sendable {
    case lite = "LITE"
    case essentials = "ESSENTIALS"
    case plus = "PLUS"
}

/// How a forgotten password can be replaced.
package enum RecoveryMechanism: String, Codable, Sendable {
    case verifiedEmail = "verified_email"
    case verifiedPhoneNumber = "verified_phone_number"
    /// Only an administrator can.
    case adminOnly = "admin_only"
}

/// Settings for accounts that administrators create (UP-ADMCFG).
package struct AdminCreateUserSettings: Codable, Sendable, Equatable {
    /// Whether users cannot sign themselves up (UP-ADMCFG-01).
    package var adminsOnly = false
    /// The invitation by text message; nil, here and below, means Martlet's default.
    package var invitationSMS: String?
    /// The body of the invitation e-mail.
    package var invitationEmail: String?
    /// The subject of the invitation e-mail.
    package var invitationSubject: String?

    /// Cognito's defaults.
    package init() {}
}
