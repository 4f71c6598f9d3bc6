import Kernel

/// Input of the state machine: a call of the app, or the result of an action.
enum Event: Sendable {
    /// The store was read.
    case restored(Session?, LoginRecord)
    case wantTokens(CallID, now: Instant, TokenOptions = .standard)
    case refreshed(RefreshID, RefreshResult)
    /// The tokens hold old claims or were refused: the next call that needs tokens refreshes them.
    case tokensOutdated

    case signIn(CallID, SignInCredentials)
    case confirmSignIn(CallID, ChallengeAnswer)
    case signedIn(CallID, Session)
    case challenged(CallID, SignInChallenge)
    /// If `ends` is true, a pending challenge cannot be answered again.
    case signInFailed(CallID, any Error, ends: Bool)
    /// The sign-in failed after the service accepted an answer. The challenge, if any, is open from now on.
    case signInInterrupted(CallID, any Error, SignInChallenge?)

    /// `invalidate` ends this session at the service as well, `globally` all sessions of the user.
    case signOut(CallID?, invalidate: Bool, globally: Bool = false)
    case showHostedUI(CallID, HostedUISignIn)
    case hostedSignedIn(CallID, Session, HostedUISignIn)
    case releaseSignInWait
    case waitLimitReached(CallID)
    case cancel(CallID)
    case identity(IdentityEvent)
}

/// How a refresh of the tokens ended.
enum RefreshResult: Sendable {
    case renewed(Session)
    /// The service refused the refresh token.
    case refused
    /// Any other error, such as of the network. The session may still be valid.
    case failed(any Error)
}

/// Output of the state machine, for the driver to do in order.
enum Action: Sendable {
    case save(Session)
    /// Writes how the user signed in.
    case keep(LoginRecord)
    case erase
    case notify(UserState, [String: String])
    case answer(CallID, CallResult)
    /// Starts the timer of a call that waits for a sign-in.
    case limitWait(CallID)

    case refresh(RefreshID, Session)
    case signIn(CallID, SignInCredentials)
    case respond(CallID, SignInChallenge, ChallengeAnswer)
    /// Cancels a sign-in that is not needed any more.
    case cancelSignIn(CallID)
    case showHostedUI(CallID, HostedUISignIn)
    /// Ends the session at the service, then answers.
    case signOutRemotely(CallID, RemoteSignOut)
    case identity(IdentityAction)
}

/// The result of a call of the app.
enum CallResult: Sendable {
    case tokens(Session)
    case signIn(SignInResult)
    case credentials(AWSCredentials)
    case identity(String)
    case done
    case failed(any Error)
}
