/// Whether somebody who signed up can sign in yet.
public enum SignUpConfirmationState: String, Hashable, CaseIterable, Sendable {
    /// Yes.
    case confirmed
    /// Not before `confirmSignUp`.
    case unconfirmed
    /// The service did not say.
    case unknown
}

/// What `signUp`, `confirmSignUp` and `resendSignUpCode` end with (spec A.3).
public struct SignUpResult: Hashable, Sendable {
    /// Where the code was sent, if one was.
    public let codeDeliveryDetails: UserCodeDeliveryDetails?
    /// Whether the person can sign in yet.
    public let signUpConfirmationState: SignUpConfirmationState

    init(_ state: SignUpConfirmationState, sentTo details: UserCodeDeliveryDetails? = nil) {
        signUpConfirmationState = state
        codeDeliveryDetails = details
    }
}
