/// A challenge of a sign-in, by its name on the wire. Only this file defines the names: the API, the events of
/// functions and the store use these.
package enum ChallengeKind: String, Codable, CaseIterable, Sendable {
    /// The choice of a first factor.
    case firstFactorSelection = "SELECT_CHALLENGE"
    /// The password, as the chosen first factor.
    case password = "PASSWORD"
    /// The password as the chosen first factor, proven by SRP.
    case passwordSRP = "PASSWORD_SRP"
    /// The final step of proving the password by SRP.
    case passwordVerifier = "PASSWORD_VERIFIER"
    /// The first step of that proof, as functions see it. Apps are not asked for it.
    case passwordSRPStart = "SRP_A"
    /// A passkey.
    case passkey = "WEB_AUTHN"
    /// A code in a text message, as the first factor.
    case smsCode = "SMS_OTP"
    /// A code in an e-mail, as the first factor or as the second.
    case emailCode = "EMAIL_OTP"
    /// A new password to replace a temporary one.
    case newPassword = "NEW_PASSWORD_REQUIRED"
    /// The registration of a second factor.
    case secondFactorSetup = "MFA_SETUP"
    /// The choice of a second factor.
    case secondFactorSelection = "SELECT_MFA_TYPE"
    /// A code in a text message, as the second factor.
    case smsSecondFactor = "SMS_MFA"
    /// A code of an authenticator app.
    case softwareToken = "SOFTWARE_TOKEN_MFA"
    /// The first step of proving a device by SRP.
    case deviceSRP = "DEVICE_SRP_AUTH"
    /// The final step of that proof.
    case deviceVerifier = "DEVICE_PASSWORD_VERIFIER"
    /// A challenge that a function created.
    case custom = "CUSTOM_CHALLENGE"
}

extension FirstFactor {
    /// The challenges that a factor can be chosen by. The password has two: it is sent, or proven by SRP.
    package var challenges: [ChallengeKind] {
        switch self {
        case .password: [.password, .passwordSRP]
        case .emailCode: [.emailCode]
        case .smsCode: [.smsCode]
        case .passkey, .authenticator: []
        }
    }
}

extension SecondFactor {
    /// The challenge for a code of the factor.
    package var challenge: ChallengeKind {
        switch self {
        case .sms: .smsSecondFactor
        case .softwareToken: .softwareToken
        case .email: .emailCode
        }
    }
}
