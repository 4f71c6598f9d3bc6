import Kernel

extension UserStateMachine {
    /// Answers with fresh tokens, refreshes expired ones, or waits for a sign-in if a refresh cannot succeed.
    mutating func wantTokens(_ call: CallID, now: Instant, options wanted: TokenOptions = .standard) -> [Action] {
        guard let session else { return [.answer(call, .failed(AWSMobileClientError.noUserSignedIn))] }
        if wanted != .standard { options[call] = wanted }
        let isFresh = session.isFresh(at: now) && !wanted.forceRefresh
        guard state == .signedIn, !hasOtherScopes, session.refreshToken != nil || isFresh else { return wait([call]) }
        guard !isFresh else { return [.answer(call, .tokens(session))] }
        guard refreshing == nil else {
            refreshing?.calls.append(call)
            return []
        }
        // The options are used up, because the refresh that they request begins here.
        options[call]?.forceRefresh = false
        return refresh([call], of: session, forced: wanted.forceRefresh)
    }

    private mutating func refresh(_ calls: [CallID], of session: Session, forced isForced: Bool) -> [Action] {
        let id = nextRefresh()
        refreshing = (id, calls)
        forced = isForced ? id : nil
        return [.refresh(id, session)]
    }

    /// Ends the running refresh. The result of an abandoned refresh changes nothing.
    mutating func refreshed(_ id: RefreshID, with result: RefreshResult) -> [Action] {
        guard let (current, calls) = refreshing, current == id else { return [] }
        refreshing = nil
        switch result {
        case .renewed(let renewed):
            var kept = renewed
            if outdated == id { kept.expiration = nil }
            session = kept
            return [.save(kept)] + answerOrRefreshAgain(calls, renewed: renewed, kept: kept)
        case .refused:
            return calls.isEmpty ? refuse() : wait(calls)
        case .failed(let error):
            return calls.map { .answer($0, .failed(error)) }
        }
    }

    /// Answers `calls` with `renewed`, except calls that forced a refresh after this one had begun: its tokens may lack
    /// the change that they wait for.
    private mutating func answerOrRefreshAgain(
        _ calls: [CallID], renewed: Session, kept: Session
    ) -> [Action] {
        let later = calls.filter { options[$0]?.forceRefresh == true }
        let answers = calls.filter { options[$0]?.forceRefresh != true }.map { Action.answer($0, .tokens(renewed)) }
        guard !later.isEmpty, kept.refreshToken != nil else { return answers + wait(later) }
        for call in later { options[call]?.forceRefresh = false }
        return answers + refresh(later, of: kept, forced: true)
    }

    /// Marks the tokens as expired, and also those of a running refresh.
    mutating func tokensOutdated() -> [Action] {
        outdated = refreshing?.id
        session?.expiration = nil
        guard let session else { return [] }
        return [.save(session)]
    }

    /// Makes `calls` wait for a sign-in, and answers those of them whose options forbid that. Listeners are called when
    /// the first call begins to wait, or when a call that does not wait is the first to need a sign-in.
    private mutating func wait(_ calls: [CallID]) -> [Action] {
        guard !calls.isEmpty else { return [] }
        let waiters = calls.filter { options[$0]?.wait != .fail }
        let begins = waiting.isEmpty && (!waiters.isEmpty || state != .signedOutUserPoolsTokenInvalid)
        waiting += waiters
        let answers = calls.filter { options[$0]?.wait == .fail }.map {
            Action.answer($0, .failed(AWSMobileClientError.signInNeeded))
        }
        return (begins ? refuse() : []) + waiters.map(Action.limitWait) + answers
    }

    /// Changes the state after the service refused the refresh token, and notifies the listeners.
    private mutating func refuse() -> [Action] {
        state = .signedOutUserPoolsTokenInvalid
        return [.notify(state, refusalInfo)]
    }

    /// Forgets the options of the calls that `actions` answer.
    mutating func forgetOptions(of actions: [Action]) {
        for case .answer(let call, _) in actions { options[call] = nil }
    }
}
