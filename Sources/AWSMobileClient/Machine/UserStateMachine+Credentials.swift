import Kernel

extension UserStateMachine {
    /// Applies `event`.
    mutating func take(_ event: IdentityEvent) -> [Action] {
        switch event {
        case .restored(let kept): restore(kept)
        case .federatedSignIn(let call, let login): federatedSignIn(call, as: login)
        case .wantCredentials(let call, let now): wantCredentials(call, now: now)
        case .wantIdentity(let call): wantIdentity(call)
        case .identified(let id, let identity): identified(id, as: identity)
        case .fetched(let id, let result): fetched(id, with: result)
        case .forget(let alsoID): forget(identity: alsoID)
        }
    }

    private mutating func restore(_ kept: KeptIdentity) -> [Action] {
        if state == .unknown { identity.kept = kept }
        return []
    }

    private mutating func wantCredentials(_ call: CallID, now: Instant) -> [Action] {
        guard state != .unknown else { return [.answer(call, .failed(AWSMobileClientError.notInitialized))] }
        if let keys = identity.kept.keys, keys.isFresh(at: now) { return [.answer(call, .credentials(keys))] }
        return join(FetchCall(id: call, wantsKeys: true))
    }

    private mutating func wantIdentity(_ call: CallID) -> [Action] {
        guard state != .unknown else { return [.answer(call, .failed(AWSMobileClientError.notInitialized))] }
        if let id = identity.kept.id, identity.kept.isConfirmed { return [.answer(call, .identity(id))] }
        return join(FetchCall(id: call, wantsKeys: false))
    }

    private mutating func join(_ call: FetchCall) -> [Action] {
        if state == .signedOutFederatedTokensInvalid { return waitForToken([call]) }
        guard identity.fetch == nil else {
            identity.fetch?.calls.append(call)
            return []
        }
        return fetch([call])
    }

    /// Begins a fetch for `calls`.
    mutating func fetch(_ calls: [FetchCall], isBackground: Bool = false) -> [Action] {
        identity.fetches &+= 1
        let id = FetchID(number: identity.fetches)
        // The keys confirm an identity that the client has only proposed.
        let wantsKeys = isBackground || calls.contains(where: \.wantsKeys) || identity.kept.id != nil
        identity.fetch = .init(id: id, wantsKeys: wantsKeys, isBackground: isBackground, calls: calls)
        let request = CredentialsRequest(
            login: login.login(pool: provider), identityID: identity.kept.id, customRoleARN: login.customRoleARN,
            wantsKeys: wantsKeys)
        return [.identity(.fetch(id, request))]
    }

    private mutating func identified(_ id: FetchID, as given: String) -> [Action] {
        guard var current = identity.fetch, current.id == id else { return [] }
        identity.kept = KeptIdentity(id: given)
        let answered = current.calls.filter { !$0.wantsKeys }
        current.calls.removeAll { !$0.wantsKeys }
        identity.fetch = current.wantsKeys ? current : nil
        let actions = [.identity(.save(identity.kept))] + answered.map { Action.answer($0.id, .identity(given)) }
        return actions + (current.wantsKeys || current.calls.isEmpty ? [] : fetch(current.calls))
    }

    private mutating func fetched(_ id: FetchID, with result: FetchResult) -> [Action] {
        guard let current = identity.fetch, current.id == id else { return [] }
        identity.fetch = nil
        switch result {
        case .keys(let kept): return keep(kept, for: current.calls)
        case .failed(let error): return fail(current.calls, with: error)
        case .refused(let error): return refuse(current.calls, because: error)
        }
    }

    private mutating func keep(_ kept: KeptIdentity, for calls: [FetchCall]) -> [Action] {
        identity.kept = kept
        var actions = [Action.identity(.save(kept))]
        if login.kind == .none, state != .guest {
            state = .guest
            actions.append(.notify(.guest, [:]))
        }
        for call in calls {
            if call.wantsKeys, let keys = kept.keys {
                actions.append(.answer(call.id, .credentials(keys)))
            } else if !call.wantsKeys, let id = kept.id {
                actions.append(.answer(call.id, .identity(id)))
            } else {
                actions.append(.answer(call.id, .failed(AWSMobileClientError.noKeys)))
            }
        }
        return actions
    }

    /// Ends a fetch whose login the identity pool refuses.
    private mutating func refuse(_ calls: [FetchCall], because error: any Error) -> [Action] {
        switch login.login(pool: provider) {
        case .guest: return fail(calls, with: AWSMobileClientError.guestRefused(error))
        case .tokens:
            let notice = notifyOfRefusedToken()
            return calls.isEmpty ? notice : waitForToken(calls, after: notice)
        // The user may have been signed out elsewhere; a refresh of the tokens shows whether that is so.
        case .session: return tokensOutdated() + fail(calls, with: error)
        }
    }

    /// Makes `calls` wait for a new token. Listeners are called when the first call begins to wait.
    private mutating func waitForToken(_ calls: [FetchCall], after notice: [Action]? = nil) -> [Action] {
        let begins = identity.waiting.isEmpty
        identity.waiting += calls
        return (notice ?? (begins ? notifyOfRefusedToken() : [])) + calls.map { .limitWait($0.id) }
    }

    private mutating func notifyOfRefusedToken() -> [Action] {
        state = .signedOutFederatedTokensInvalid
        return [.notify(state, login.logins.keys.min().map { ["provider": $0] } ?? [:])]
    }

    /// Answers `calls` with `error`.
    func fail(_ calls: [FetchCall], with error: any Error) -> [Action] { calls.map { .answer($0.id, .failed(error)) } }

    private mutating func forget(identity alsoID: Bool) -> [Action] {
        identity.kept.keys = nil
        guard alsoID else { return [.identity(.save(identity.kept))] }
        identity.kept = KeptIdentity()
        let saved = [Action.identity(.save(identity.kept))]
        // The running fetch uses the forgotten identity.
        guard let current = identity.fetch else { return saved }
        return saved + [.identity(.cancel(current.id))] + fetch(current.calls, isBackground: current.isBackground)
    }
}
