/// An attribute that messages can be sent to.
public enum ContactAttribute: String, Codable, CaseIterable, Sendable {
    case email
    case phoneNumber = "phone_number"

    /// The attribute that says whether the address is known to be the person's own (UP-STD-05, UP-STD-14).
    public var verifiedFlag: String { "\(rawValue)_verified" }
}

/// An attribute that may stand in place of the username at sign-in (UP-ALIAS-04, decision D5).
public enum AliasAttribute: String, Codable, CaseIterable, Sendable {
    case email
    case phoneNumber = "phone_number"
    case preferredUsername = "preferred_username"
}

/// What a person can be asked for first.
public enum FirstFactor: String, Codable, Sendable {
    case password = "PASSWORD"
    case emailCode = "EMAIL_OTP"
    case smsCode = "SMS_OTP"
    case passkey = "WEB_AUTHN"
    case authenticator = "SOFTWARE_TOKEN"
}

/// Whether a second factor is asked for.
public enum MFAMode: String, Codable, Sendable {
    case off = "OFF"
    case optional = "OPTIONAL"
    case on = "ON"
}

/// What is done about suspicious sign-ins.
public enum AdvancedSecurityMode: String, Codable, Sendable {
    case off = "OFF"
    case audit = "AUDIT"
    case enforced = "ENFORCED"
}

/// The plan of a pool.
///
/// It is kept and shown; here it costs nothing and withholds nothing.
public enum PoolTier: String, Codable, Sendable {
    case lite = "LITE"
    case essentials = "ESSENTIALS"
    case plus = "PLUS"
}

/// How a forgotten password can be replaced.
public enum RecoveryMechanism: String, Codable, Sendable {
    case verifiedEmail = "verified_email"
    case verifiedPhoneNumber = "verified_phone_number"
    /// Nobody but an administrator.
    case adminOnly = "admin_only"
}

/// How accounts that administrators make begin (spec area UP-ADMCFG).
public struct AdminCreateUserSettings: Codable, Sendable, Equatable {
    /// Whether people may not sign themselves up (UP-ADMCFG-01).
    public var adminsOnly = false
    /// The invitation by text message; nil, as with the others, where the house's own is used.
    public var invitationSMS: String?
    /// The body of the invitation by e-mail.
    public var invitationEmail: String?
    /// The subject of the invitation by e-mail.
    public var invitationSubject: String?

    /// The service's defaults.
    public init() {}
}
