/// What a call does if the user has to sign in again, because the service refused the refresh token.
public enum SignInWait: Hashable, Sendable {
    /// Waits for a sign-in, for `signInWaitLimit` at most.
    case wait
    /// Waits for a sign-in, for this duration at most, whatever `signInWaitLimit` is.
    case upTo(Duration)
    /// Throws `AWSMobileClientError.unableToSignIn` at once.
    case fail
}

/// Which tokens a call wants, and what it does if it cannot have them.
struct TokenOptions: Hashable, Sendable {
    /// Whether tokens are wanted that the service has issued after the call began.
    var forceRefresh = false
    var wait = SignInWait.wait

    static let standard = Self()
}
