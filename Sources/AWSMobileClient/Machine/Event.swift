import Kernel

/// What happens to the machine. Each call of the app, and each result of what the machine asked for, is one.
enum Event: Sendable {
    /// The store was read: somebody is signed in, or nobody.
    case restored(Session?)
    case wantTokens(CallID, now: Instant)
    case refreshed(RefreshID, Refreshing)
    /// The tokens say what is no longer so, or are taken no more: the next who wants tokens gets new ones.
    case tokensOutdated

    case signIn(CallID, Credentials)
    case confirmSignIn(CallID, ChallengeAnswer)
    case proved(CallID, Session)
    case challenged(CallID, Challenge)
    /// `ends` says that the challenge, if there was one, cannot be answered a second time.
    case signInFailed(CallID, any Error, ends: Bool)

    case signOut(CallID?, invalidate: Bool)
    case releaseSignInWait
    case waitedLongEnough(CallID)
    case cancel(CallID)
}

/// How a refresh ended.
enum Refreshing: Sendable {
    case renewed(Session)
    /// The service does not take the refresh token any more.
    case refused
    /// Anything else, above all no network: nothing is known about the session.
    case failed(any Error)
}

/// What the machine asks its driver for, in the order in which it is to happen.
enum Action: Sendable {
    case save(Session)
    case erase
    case notify(UserState, [String: String])
    case answer(CallID, Outcome)
    /// Start the clock of a call that waits for somebody to sign in again.
    case limitWait(CallID)

    case refresh(RefreshID, Session)
    case prove(CallID, Credentials)
    case respond(CallID, Challenge, ChallengeAnswer)
    /// Nobody wants the result of this sign-in any more.
    case abandon(CallID)
    /// Ask the service to take the tokens back, then answer.
    case revoke(CallID, Session)
}

/// What a call ends with.
enum Outcome: Sendable {
    case tokens(Session)
    case signIn(SignInResult)
    case done
    case failed(any Error)
}
