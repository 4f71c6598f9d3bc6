/// The state of a session as a value without side effects: `take` maps an event to actions.
///
/// Each call is answered exactly once: it is in at most one of `refreshing`, `waiting`, `attempt` and `identity`, and
/// the event that removes it answers it.
struct UserStateMachine: Sendable {
    var state: UserState = .unknown
    /// The signed-in user's session. Set only in the states `signedIn` and `signedOutUserPoolsTokenInvalid`.
    var session: Session?
    /// How the user signed in.
    var login = LoginRecord()
    /// The running refresh and the calls that wait for it. Only in the state `signedIn`.
    var refreshing: (id: RefreshID, calls: [CallID])?
    /// A refresh that began before `tokensOutdated`: its tokens are refreshed again.
    var outdated: RefreshID?
    /// The calls that wait for a sign-in. Only in the state `signedOutUserPoolsTokenInvalid`.
    var waiting: [CallID] = []
    /// The options of the calls in `refreshing` and `waiting`, unless they are the standard ones.
    var options: [CallID: TokenOptions] = [:]
    /// The running refresh that a call has forced: tokens which another process stored do not replace it.
    var forced: RefreshID?
    /// The running sign-in.
    var attempt: Attempt?
    /// The identity and its credentials.
    var identity = IdentityProgress()
    /// Whether there is an identity pool. Without one a sign-in does nothing about identities.
    let hasIdentityPool: Bool
    /// The pool's provider name, for the listeners.
    let provider: String
    /// The scopes that hosted sessions have unless the app named others; nil if the configuration does not list any.
    let hostedScopes: [String]?
    private var refreshes: UInt64 = 0

    enum Attempt: Sendable {
        case signingIn(CallID)
        case challenged(SignInChallenge)
        case responding(CallID, SignInChallenge)
    }

    init(provider: String, hasIdentityPool: Bool = false, hostedScopes: [String]? = nil) {
        self.provider = provider
        self.hasIdentityPool = hasIdentityPool
        self.hostedScopes = hostedScopes.map(HostedUIScopes.sorted)
    }

    /// Applies `event` and returns the actions that follow.
    mutating func take(_ event: Event) -> [Action] {
        let actions = apply(event)
        if !options.isEmpty { forgetOptions(of: actions) }
        return actions
    }

    private mutating func apply(_ event: Event) -> [Action] {
        switch event {
        case .restored(let session, let login): restore(session, login: login)
        case .wantTokens(let call, let now, let options): wantTokens(call, now: now, options: options)
        case .refreshed(let id, let result): refreshed(id, with: result)
        case .tokensOutdated: tokensOutdated()
        case .signIn(let call, let credentials): signIn(call, with: credentials)
        case .confirmSignIn(let call, let answer): confirmSignIn(call, with: answer)
        case .signedIn(let call, let session): signedIn(call, session: session)
        case .challenged(let call, let challenge): challenged(call, by: challenge)
        case .signInFailed(let call, let error, let ends): signInFailed(call, error: error, ends: ends)
        case .signInInterrupted(let call, let error, let open): signInInterrupted(call, error: error, open: open)
        case .signOut(let call, let invalidate, let globally): signOut(call, invalidate: invalidate, globally: globally)
        case .showHostedUI(let call, let signIn): showHostedUI(for: call, signIn: signIn)
        case .hostedSignedIn(let call, let session, let signIn): hostedSignedIn(call, session: session, signIn: signIn)
        case .releaseSignInWait: release(waiting, because: .released) + releaseTokenWait(nil, because: .released)
        case .waitLimitReached(let call):
            waiting.contains(call)
                ? release([call], because: .waitLimitReached) : releaseTokenWait([call], because: .waitLimitReached)
        case .cancel(let call): cancelFetchCall(call) ?? cancel(call)
        case .identity(let event): take(event)
        }
    }

    mutating func nextRefresh() -> RefreshID {
        refreshes &+= 1
        return RefreshID(number: refreshes)
    }

    private mutating func restore(_ found: Session?, login kept: LoginRecord) -> [Action] {
        guard state == .unknown else { return [] }
        (session, login) = (found, kept)
        if found != nil, login.kind != .hostedUI { login.kind = .userPools }
        state = restoredState()
        return []
    }

    private mutating func release(_ calls: [CallID], because error: AWSMobileClientError) -> [Action] {
        waiting.removeAll(where: calls.contains)
        return calls.map { .answer($0, .failed(error)) }
    }

    /// Answers `call` with `CancellationError`, if it still waits.
    private mutating func cancel(_ call: CallID) -> [Action] {
        let answer = Action.answer(call, .failed(CancellationError()))
        if refreshing?.calls.contains(call) == true {
            refreshing?.calls.removeAll { $0 == call }
            return [answer]
        }
        if waiting.contains(call) {
            waiting.removeAll { $0 == call }
            return [answer]
        }
        guard attempt?.call == call else { return [] }
        attempt = attempt?.withoutCall
        return [.cancelSignIn(call), answer]
    }
}

extension UserStateMachine.Attempt {
    /// The call that waits for the result.
    var call: CallID? {
        switch self {
        case .signingIn(let call), .responding(let call, _): call
        case .challenged: nil
        }
    }

    /// The attempt after its call ended: an open challenge stays open.
    var withoutCall: Self? {
        switch self {
        case .signingIn: nil
        case .challenged(let challenge), .responding(_, let challenge): .challenged(challenge)
        }
    }
}
