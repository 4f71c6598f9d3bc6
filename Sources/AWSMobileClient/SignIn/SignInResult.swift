/// Where a sign-in stands (spec A.2).
public enum SignInState: String, Hashable, CaseIterable, Sendable {
    /// None of the others.
    case unknown = "UNKNOWN"
    /// A code of a second factor is asked for. Waits for the service.
    case smsMFA = "CONFIRMATION_CODE"
    /// The proof of a password is asked for; the client gives it by itself.
    case passwordVerifier = "PASSWORD_VERIFIER"
    /// The app's own question is asked. Waits for the service.
    case customChallenge = "CUSTOM_CHALLENGE"
    /// A device is to prove itself. Waits for the service.
    case deviceSRPAuth = "DEVICE_SRP_AUTH"
    /// The proof of a device's password is asked for. Waits for the service.
    case devicePasswordVerifier = "DEVICE_PASSWORD_VERIFIER"
    /// A flow of servers, never seen here.
    case adminNoSRPAuth = "ADMIN_NO_SRP_AUTH"
    /// A password of the person's own is due: answer with `confirmSignIn`.
    case newPasswordRequired = "NEW_PASSWORD_REQUIRED"
    /// The person is signed in.
    case signedIn = "SIGN_IN_COMPLETE"
}

/// What `signIn` and `confirmSignIn` end with.
public struct SignInResult: Sendable {
    /// Where the sign-in stands.
    public let signInState: SignInState
    /// What the service says about the question it asks. For a required new password: `userAttributes` and
    /// `requiredAttributes`, both JSON texts.
    public let parameters: [String: String]
    /// Where a code was sent.
    public let codeDetails: UserCodeDeliveryDetails?

    init(_ state: SignInState, parameters: [String: String] = [:], codeDetails: UserCodeDeliveryDetails? = nil) {
        signInState = state
        self.parameters = parameters
        self.codeDetails = codeDetails
    }
}
