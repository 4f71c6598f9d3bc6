/// How far a forgotten password has been replaced.
public enum ForgotPasswordState: String, Hashable, CaseIterable, Sendable {
    /// The new password is in force.
    case done
    /// A code was sent; `confirmForgotPassword` takes it.
    case confirmationCodeSent
}

/// What `forgotPassword` and `confirmForgotPassword` end with (spec A.3).
public struct ForgotPasswordResult: Hashable, Sendable {
    /// How far it is.
    public let forgotPasswordState: ForgotPasswordState
    /// Where the code was sent, if one was.
    public let codeDeliveryDetails: UserCodeDeliveryDetails?

    init(_ state: ForgotPasswordState, sentTo details: UserCodeDeliveryDetails? = nil) {
        forgotPasswordState = state
        codeDeliveryDetails = details
    }
}
