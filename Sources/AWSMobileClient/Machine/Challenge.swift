import Kernel

/// A question that stands between a person and the session.
struct Challenge: Sendable {
    /// What is asked for. All that the protocol has are known here, whether they can be answered yet or not.
    enum Kind: String, Sendable {
        case newPassword = "NEW_PASSWORD_REQUIRED"
        case smsCode = "SMS_MFA"
        case softwareToken = "SOFTWARE_TOKEN_MFA"
        case emailCode = "EMAIL_OTP"
        case custom = "CUSTOM_CHALLENGE"
        case chooseFactor = "SELECT_MFA_TYPE"
        case setUpFactor = "MFA_SETUP"
        case device = "DEVICE_SRP_AUTH"

        /// Whether `confirmSignIn` answers it. The others come with the service's part.
        var isOffered: Bool { self == .newPassword }
    }

    var kind: Kind
    /// Whose sign-in it is: the name that goes back with the answer.
    var username: String
    /// What the service remembers the sign-in by.
    var session: Secret<String>?
    var parameters: [String: String]

    /// How apps hear of it.
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

/// What the app says to a challenge.
struct ChallengeAnswer: Sendable {
    var response: Secret<String>
    var attributes: [String: String]
    var clientMetadata: [String: String]
}

/// What the app signs somebody in with.
struct Credentials: Sendable {
    var username: String
    var password: Secret<String>
    var validationData: [String: String]
}
