import Kernel

/// Input of the state machine: a call of the app, or the result of an action.
enum Event: Sendable {
    /// The store was read.
    case restored(Session?)
    case wantTokens(CallID, now: Instant)
    case refreshed(RefreshID, RefreshResult)
    /// The tokens hold old claims or were refused: the next call that needs tokens refreshes them.
    case tokensOutdated

    case signIn(CallID, SignInCredentials)
    case confirmSignIn(CallID, ChallengeAnswer)
    case signedIn(CallID, Session)
    case challenged(CallID, SignInChallenge)
    /// `ends`: the challenge, if there was one, cannot be answered again.
    case signInFailed(CallID, any Error, ends: Bool)

    case signOut(CallID?, invalidate: Bool)
    case releaseSignInWait
    case waitLimitReached(CallID)
    case cancel(CallID)
}

/// The result of a refresh.
enum RefreshResult: Sendable {
    case renewed(Session)
    /// The service refused the refresh token.
    case refused
    /// Any other error, such as of the network. It says nothing about the session.
    case failed(any Error)
}

/// Output of the state machine, for the driver to do in order.
enum Action: Sendable {
    case save(Session)
    case erase
    case notify(UserState, [String: String])
    case answer(CallID, CallResult)
    /// Starts the timer of a call that waits for a sign-in.
    case limitWait(CallID)

    case refresh(RefreshID, Session)
    case signIn(CallID, SignInCredentials)
    case respond(CallID, SignInChallenge, ChallengeAnswer)
    /// Cancels a sign-in whose result is not wanted any more.
    case cancelSignIn(CallID)
    /// Revokes the refresh token, then answers.
    case revoke(CallID, Session)
}

/// The result of a call.
enum CallResult: Sendable {
    case tokens(Session)
    case signIn(SignInResult)
    case done
    case failed(any Error)
}
