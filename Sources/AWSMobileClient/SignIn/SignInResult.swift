/// The state of a sign-in.
public enum SignInState: String, Hashable, CaseIterable, Sendable {
    /// A state without a case.
    case unknown = "UNKNOWN"
    /// A code of a second factor is required. Not returned yet.
    case smsMFA = "CONFIRMATION_CODE"
    /// The proof of the password is required. Never returned: the client gives it itself.
    case passwordVerifier = "PASSWORD_VERIFIER"
    /// A custom challenge is required. Not returned yet.
    case customChallenge = "CUSTOM_CHALLENGE"
    /// Device authentication is required. Not returned yet.
    case deviceSRPAuth = "DEVICE_SRP_AUTH"
    /// The proof of the device's password is required. Not returned yet.
    case devicePasswordVerifier = "DEVICE_PASSWORD_VERIFIER"
    /// A flow for servers. Never returned.
    case adminNoSRPAuth = "ADMIN_NO_SRP_AUTH"
    /// The user must replace the temporary password: answer with `confirmSignIn`.
    case newPasswordRequired = "NEW_PASSWORD_REQUIRED"
    /// The user is signed in.
    case signedIn = "SIGN_IN_COMPLETE"
}

/// The result of `signIn` and `confirmSignIn`.
public struct SignInResult: Sendable {
    /// The state of the sign-in.
    public let signInState: SignInState
    /// The challenge's parameters. For `newPasswordRequired`: `userAttributes`, a JSON object, and
    /// `requiredAttributes`, a JSON array.
    public let parameters: [String: String]
    /// Where a code was sent, or nil.
    public let codeDetails: UserCodeDeliveryDetails?

    init(_ state: SignInState, parameters: [String: String] = [:], codeDetails: UserCodeDeliveryDetails? = nil) {
        signInState = state
        self.parameters = parameters
        self.codeDetails = codeDetails
    }
}
