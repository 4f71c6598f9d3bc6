import Kernel

/// A challenge between the password and the session.
struct SignInChallenge: Sendable {
    /// The challenges of the protocol, also the ones `confirmSignIn` cannot answer yet.
    enum Kind: String, Sendable {
        case newPassword = "NEW_PASSWORD_REQUIRED"
        case smsCode = "SMS_MFA"
        case softwareToken = "SOFTWARE_TOKEN_MFA"
        case emailCode = "EMAIL_OTP"
        case custom = "CUSTOM_CHALLENGE"
        case chooseFactor = "SELECT_MFA_TYPE"
        case setUpFactor = "MFA_SETUP"
        case device = "DEVICE_SRP_AUTH"

        /// Whether `confirmSignIn` can answer it.
        var isSupported: Bool { self == .newPassword }
    }

    var kind: Kind
    /// The `USERNAME` of the answer.
    var username: String
    /// The service's handle of the auth session.
    var session: Secret<String>?
    var parameters: [String: String]

    /// The result of the call that met the challenge.
    var result: SignInResult {
        let state: SignInState =
            switch kind {
            case .newPassword: .newPasswordRequired
            case .smsCode, .softwareToken, .emailCode: .smsMFA
            case .custom: .customChallenge
            case .device: .deviceSRPAuth
            case .chooseFactor, .setUpFactor: .unknown
            }
        return SignInResult(state, parameters: parameters)
    }
}

/// The app's answer to a challenge.
struct ChallengeAnswer: Sendable {
    var response: Secret<String>
    var attributes: [String: String]
    var clientMetadata: [String: String]
}

/// The app's arguments of `signIn`.
struct SignInCredentials: Sendable {
    var username: String
    var password: Secret<String>
    var validationData: [String: String]
}
