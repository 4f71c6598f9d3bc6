/// The whole life of a session as a value: an event goes in, actions come out, and nothing else happens.
///
/// Whoever calls is answered exactly once: a call is in at most one of `refreshing`, `waiting` and `attempt`, and
/// whatever takes it out answers it.
struct UserStateMachine: Sendable {
    var state: UserState = .unknown
    /// Who is signed in: in the states `signedIn` and `signedOutUserPoolsTokenInvalid`, and in no other.
    var session: Session?
    /// The one refresh under way and all who wait for it. Only in the state `signedIn`.
    var refreshing: (id: RefreshID, calls: [CallID])?
    /// The refresh that began before the tokens it brings were outdated.
    var outdated: RefreshID?
    /// Who waits for somebody to sign in again. Only in the state `signedOutUserPoolsTokenInvalid`.
    var waiting: [CallID] = []
    /// The one sign-in under way.
    var attempt: Attempt?
    /// Named after the pool; listeners hear it with a sign-in.
    let provider: String
    private var refreshes: UInt64 = 0

    enum Attempt: Sendable {
        case proving(CallID)
        case challenged(Challenge)
        case responding(CallID, Challenge)
    }

    init(provider: String) { self.provider = provider }

    /// Lets `event` happen and says what follows.
    mutating func take(_ event: Event) -> [Action] {
        switch event {
        case .restored(let session): restore(session)
        case .wantTokens(let call, let now): wantTokens(call, now)
        case .refreshed(let id, let result): refreshed(id, result)
        case .tokensOutdated: tokensOutdated()
        case .signIn(let call, let credentials): signIn(call, credentials)
        case .confirmSignIn(let call, let answer): confirmSignIn(call, answer)
        case .proved(let call, let session): proved(call, session)
        case .challenged(let call, let challenge): challenged(call, challenge)
        case .signInFailed(let call, let error, let ends): signInFailed(call, error, ends: ends)
        case .signOut(let call, let invalidate): signOut(call, invalidate: invalidate)
        case .releaseSignInWait: release(waiting, .released)
        case .waitedLongEnough(let call): waiting.contains(call) ? release([call], .waitedLongEnough) : []
        case .cancel(let call): cancel(call)
        }
    }

    /// The next refresh's name.
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

    /// Takes `call` back from wherever it waits.
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
        return [.abandon(call), answer]
    }
}

extension UserStateMachine.Attempt {
    /// The call that waits for it.
    var call: CallID? {
        switch self {
        case .proving(let call), .responding(let call, _): call
        case .challenged: nil
        }
    }

    /// What is left when nobody waits for it any more: a challenge that was asked stays asked.
    var withoutCall: Self? {
        switch self {
        case .proving: nil
        case .challenged(let challenge), .responding(_, let challenge): .challenged(challenge)
        }
    }
}
