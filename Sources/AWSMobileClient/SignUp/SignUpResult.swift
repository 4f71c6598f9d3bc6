/// Whether a new user can sign in.
public enum SignUpConfirmationState: String, Hashable, CaseIterable, Sendable {
    /// The user can sign in.
    case confirmed
    /// The user must enter the code first: `confirmSignUp`.
    case unconfirmed
    /// The service did not say.
    case unknown
}

/// The result of `signUp`, `confirmSignUp` and `resendSignUpCode`.
public struct SignUpResult: Hashable, Sendable {
    /// Where the code was sent, or nil if none was sent.
    public let codeDeliveryDetails: UserCodeDeliveryDetails?
    /// Whether the user can sign in.
    public let signUpConfirmationState: SignUpConfirmationState

    init(_ state: SignUpConfirmationState, sentTo details: UserCodeDeliveryDetails? = nil) {
        signUpConfirmationState = state
        codeDeliveryDetails = details
    }
}
