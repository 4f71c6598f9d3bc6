/// The state of replacing a forgotten password.
public enum ForgotPasswordState: String, Hashable, CaseIterable, Sendable {
    /// The new password is set.
    case done
    /// A code was sent, for `confirmForgotPassword`.
    case confirmationCodeSent
}

/// The result of `forgotPassword` and `confirmForgotPassword`.
public struct ForgotPasswordResult: Hashable, Sendable {
    /// The state.
    public let forgotPasswordState: ForgotPasswordState
    /// Where the code was sent, or nil if none was sent.
    public let codeDeliveryDetails: UserCodeDeliveryDetails?

    init(_ state: ForgotPasswordState, sentTo details: UserCodeDeliveryDetails? = nil) {
        forgotPasswordState = state
        codeDeliveryDetails = details
    }
}
