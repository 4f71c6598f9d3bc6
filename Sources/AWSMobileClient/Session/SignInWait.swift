/// The reaction of a call if the user has to sign in again, because the service refused the refresh token.
public enum SignInWait: Hashable, Sendable {
    /// Waits for a sign-in, for `signInWaitLimit` at most.
    case wait
    /// Waits for a sign-in, for this duration at most, independent of `signInWaitLimit`.
    case upTo(Duration)
    /// Throws `AWSMobileClientError.unableToSignIn` at once.
    case fail
}

/// Requirements of a call for its tokens, and its reaction if they cannot be met.
struct TokenOptions: Hashable, Sendable {
    /// Whether the service must issue the tokens after the call began.
    var forceRefresh = false
    var wait = SignInWait.wait

    static let standard = Self()
}
