import Kernel

extension UserStateMachine {
    /// Answers with fresh tokens, refreshes expired ones, or waits for a sign-in if a refresh cannot succeed.
    mutating func wantTokens(_ call: CallID, _ now: Instant) -> [Action] {
        guard let session else { return [.answer(call, .failed(AWSMobileClientError.noUserSignedIn))] }
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

    /// Ends the refresh under way. The result of an abandoned refresh changes nothing.
    mutating func refreshed(_ id: RefreshID, _ result: RefreshResult) -> [Action] {
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

    /// Marks the tokens as expired, and also those of a refresh under way.
    mutating func tokensOutdated() -> [Action] {
        outdated = refreshing?.id
        session?.expiration = nil
        guard let session else { return [] }
        return [.save(session)]
    }

    /// Makes `calls` wait for a sign-in. Listeners are called when the first call begins to wait.
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
