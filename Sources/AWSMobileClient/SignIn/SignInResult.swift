/// The state of a sign-in.
public enum SignInState: String, Hashable, CaseIterable, Sendable {
    /// A state without a case: see `SignInResult.nextStep`.
    case unknown = "UNKNOWN"
    /// A code of a second factor is required, from a text message, an email or an authenticator app: answer with
    /// `confirmSignIn`.
    case smsMFA = "CONFIRMATION_CODE"
    /// The proof of the password is required. Never returned: the client provides it.
    case passwordVerifier = "PASSWORD_VERIFIER"
    /// The pool's functions ask something: answer with `confirmSignIn`.
    case customChallenge = "CUSTOM_CHALLENGE"
    /// Device authentication is required. Never returned: the client provides it.
    case deviceSRPAuth = "DEVICE_SRP_AUTH"
    /// The proof of the device's password is required. Never returned: the client provides it.
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
    /// The state of the sign-in. It is `unknown` for steps that the iOS SDK did not have.
    public let signInState: SignInState
    /// The challenge's parameters, as the service sent them. For `newPasswordRequired`: `userAttributes`, a JSON
    /// object, and `requiredAttributes`, a JSON array.
    public let parameters: [String: String]
    /// Where a code was sent, or nil. For an authenticator app the medium is `unknown` and the destination the name
    /// that the user gave it.
    public let codeDetails: UserCodeDeliveryDetails?
    /// The next step of the sign-in, typed.
    public let nextStep: SignInNextStep

    init(
        _ state: SignInState, nextStep: SignInNextStep = .done, parameters: [String: String] = [:],
        codeDetails: UserCodeDeliveryDetails? = nil
    ) {
        signInState = state
        self.nextStep = nextStep
        self.parameters = parameters
        self.codeDetails = codeDetails
    }
}
