/// The state of a session as a value without side effects: `take` maps an event to actions.
///
/// Each call is answered exactly once: it is in at most one of `refreshing`, `waiting` and `attempt`, and the event
/// that removes it answers it.
struct UserStateMachine: Sendable {
    var state: UserState = .unknown
    /// The signed-in user's session. Set only in the states `signedIn` and `signedOutUserPoolsTokenInvalid`.
    var session: Session?
    /// The refresh under way and the calls that wait for it. Only in the state `signedIn`.
    var refreshing: (id: RefreshID, calls: [CallID])?
    /// A refresh that began before `tokensOutdated`: its tokens are refreshed again.
    var outdated: RefreshID?
    /// The calls that wait for a sign-in. Only in the state `signedOutUserPoolsTokenInvalid`.
    var waiting: [CallID] = []
    /// The sign-in under way.
    var attempt: Attempt?
    /// The pool's provider name, for the listeners.
    let provider: String
    private var refreshes: UInt64 = 0

    enum Attempt: Sendable {
        case signingIn(CallID)
        case challenged(SignInChallenge)
        case responding(CallID, SignInChallenge)
    }

    init(provider: String) { self.provider = provider }

    /// Applies `event` and returns the actions that follow.
    mutating func take(_ event: Event) -> [Action] {
        switch event {
        case .restored(let session): restore(session)
        case .wantTokens(let call, let now): wantTokens(call, now)
        case .refreshed(let id, let result): refreshed(id, result)
        case .tokensOutdated: tokensOutdated()
        case .signIn(let call, let credentials): signIn(call, credentials)
        case .confirmSignIn(let call, let answer): confirmSignIn(call, answer)
        case .signedIn(let call, let session): signedIn(call, session)
        case .challenged(let call, let challenge): challenged(call, challenge)
        case .signInFailed(let call, let error, let ends): signInFailed(call, error, ends: ends)
        case .signOut(let call, let invalidate): signOut(call, invalidate: invalidate)
        case .releaseSignInWait: release(waiting, .released)
        case .waitLimitReached(let call): waiting.contains(call) ? release([call], .waitLimitReached) : []
        case .cancel(let call): cancel(call)
        }
    }

    mutating func nextRefresh() -> RefreshID {
        refreshes &+= 1
        return RefreshID(number: refreshes)
    }

    private mutating func restore(_ found: Session?) -> [Action] {
        guard state == .unknown else { return [] }
        session = found
        state = found == nil ? .signedOut : .signedIn
        return []
    }

    private mutating func release(_ calls: [CallID], _ error: AWSMobileClientError) -> [Action] {
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
