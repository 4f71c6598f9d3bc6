import Kernel

extension UserStateMachine {
    /// Hands out what is good, refreshes what is not, and waits for a sign-in where that is known to be in vain.
    mutating func wantTokens(_ call: CallID, _ now: Instant) -> [Action] {
        guard let session else { return [.answer(call, .failed(AWSMobileClientError.nobodySignedIn))] }
        guard state == .signedIn, session.refreshToken != nil || session.isFresh(at: now) else { return wait([call]) }
        guard !session.isFresh(at: now) else { return [.answer(call, .tokens(session))] }
        guard refreshing == nil else {
            refreshing?.calls.append(call)
            return []
        }
        let id = nextRefresh()
        refreshing = (id, [call])
        return [.refresh(id, session)]
    }

    /// Ends the refresh under way. The result of one that was given up changes nothing.
    mutating func refreshed(_ id: RefreshID, _ result: Refreshing) -> [Action] {
        guard let (current, calls) = refreshing, current == id else { return [] }
        refreshing = nil
        switch result {
        case .renewed(let renewed):
            var kept = renewed
            if outdated == id { kept.expiration = nil }
            session = kept
            return [.save(kept)] + calls.map { .answer($0, .tokens(renewed)) }
        case .refused:
            return calls.isEmpty ? refuse() : wait(calls)
        case .failed(let error):
            return calls.map { .answer($0, .failed(error)) }
        }
    }

    /// Keeps the session and forgets how long its tokens are good, and those that a refresh is about to bring.
    mutating func tokensOutdated() -> [Action] {
        outdated = refreshing?.id
        session?.expiration = nil
        guard let session else { return [] }
        return [.save(session)]
    }

    /// Lets `calls` wait for a sign-in. Listeners hear it when the wait begins, not with each who joins.
    private mutating func wait(_ calls: [CallID]) -> [Action] {
        let begins = waiting.isEmpty
        waiting += calls
        return (begins ? refuse() : []) + calls.map(Action.limitWait)
    }

    private mutating func refuse() -> [Action] {
        state = .signedOutUserPoolsTokenInvalid
        return [.notify(state, session.map { ["username": $0.username] } ?? [:])]
    }
}
