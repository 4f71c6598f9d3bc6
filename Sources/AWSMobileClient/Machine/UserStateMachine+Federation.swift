import Kernel

extension UserStateMachine {
    /// Signs a user in with a provider's token, or renews the token.
    mutating func federatedSignIn(_ call: CallID, as new: FederatedLogin) -> [Action] {
        guard session == nil else { return [.answer(call, .failed(AWSMobileClientError.userPoolUserExists))] }
        let isRenewal = new.renews(login)
        let developerIdentity = new.options.cognitoIdentityId ?? (isRenewal ? identity.kept.id : nil)
        guard !new.isDeveloper || developerIdentity != nil else {
            return [.answer(call, .failed(AWSMobileClientError.noDeveloperIdentity))]
        }
        let wasConfirmed = identity.kept.isConfirmed
        let (calls, ended) = leaveIdentity(isSameUser: isRenewal || login.kind == .none)
        identity.kept.isConfirmed = isRenewal && wasConfirmed
        if new.isDeveloper { identity.kept = KeptIdentity(id: developerIdentity) }
        let role = new.options.customRoleARN ?? (isRenewal ? login.customRoleARN : nil)
        login = LoginRecord(kind: .oidcFederation, logins: [new.provider: new.token], customRoleARN: role)
        state = .signedIn
        let replaced = attempt?.call.map(replace) ?? []
        attempt = nil
        let info = ["provider": new.provider, "token": new.token.exposed]
        return [.identity(.save(identity.kept)), .keep(login), .notify(.signedIn, info)] + ended + replaced
            + [.answer(call, .done)] + fetch(calls, isBackground: true)
    }

    private func replace(_ call: CallID) -> [Action] {
        [.cancelSignIn(call), .answer(call, .failed(AWSMobileClientError.replaced))]
    }

    /// Prepares the identity for a user who signs in: the keys are forgotten, and the running fetch is cancelled.
    ///
    /// A guest's identity is kept and sent to the identity pool with the login, and calls made for the guest continue
    /// as the user's. Calls made for another user fail.
    ///
    /// - Returns: The calls for `fetch` after the login has changed, and the actions that end the others.
    mutating func leaveIdentity(isSameUser: Bool) -> (calls: [FetchCall], actions: [Action]) {
        let calls = identity.waiting + (identity.fetch?.calls ?? [])
        let cancelled = identity.fetch.map { [Action.identity(.cancel($0.id))] } ?? []
        (identity.fetch, identity.waiting) = (nil, [])
        identity.kept = KeptIdentity(id: isSameUser ? identity.kept.id : nil, isConfirmed: false)
        guard isSameUser else { return ([], cancelled + fail(calls, with: AWSMobileClientError.anotherUser)) }
        return (calls, cancelled)
    }

    /// Applies a sign-in with a user pool to the identity, before the session and the login change.
    ///
    /// - Parameter newSession: The session of the sign-in.
    /// - Returns: The action before the session is saved, those after the listeners, and the calls for
    ///   `fetchAfterSignIn`.
    mutating func identityOnSignIn(
        _ newSession: Session
    ) -> (saved: [Action], ended: [Action], calls: [FetchCall]) {
        guard hasIdentityPool else { return ([], [], []) }
        let isSame = session.map { $0.isSameUser(as: newSession) } ?? (login.kind == .none)
        let (calls, ended) = leaveIdentity(isSameUser: isSame)
        return ([.identity(.save(identity.kept))], ended, calls)
    }

    /// Fetches the keys of a user who has signed in, for `calls` that began before, or in the background.
    mutating func fetchAfterSignIn(_ calls: [FetchCall]) -> [Action] {
        hasIdentityPool ? fetch(calls, isBackground: true) : []
    }

    /// Forgets the identity on a sign-out. Every waiting call fails with `unableToSignIn`.
    mutating func identityOnSignOut() -> [Action] {
        let calls = identity.waiting + (identity.fetch?.calls ?? [])
        let cancelled = identity.fetch.map { [Action.identity(.cancel($0.id))] } ?? []
        (identity.kept, identity.fetch, identity.waiting) = (KeptIdentity(), nil, [])
        return cancelled + fail(calls, with: AWSMobileClientError.signedOutMeanwhile)
    }

    /// The state after the store was read: a user's, a guest's, or `signedOut`.
    mutating func restoredState() -> UserState {
        let isFederated = login.kind == .oidcFederation && !login.logins.isEmpty
        if session != nil || isFederated {
            identity.kept.isConfirmed = identity.kept.keys != nil
            return .signedIn
        }
        // Without a session the identity is not a user's any more, and the record is void.
        if login.kind != .none { (login, identity.kept) = (LoginRecord(), KeptIdentity()) }
        return identity.kept.id == nil ? .signedOut : .guest
    }

    /// Ends the wait of `calls` for a new token, or of all.
    mutating func releaseTokenWait(_ calls: [CallID]? = nil, because error: AWSMobileClientError) -> [Action] {
        let released = identity.waiting.filter { calls?.contains($0.id) ?? true }
        identity.waiting.removeAll(where: released.contains)
        return fail(released, with: error)
    }

    /// Answers a call for the identity or its keys with `CancellationError`; nil if `call` is not such a call.
    mutating func cancelFetchCall(_ call: CallID) -> [Action]? {
        let answer = Action.answer(call, .failed(CancellationError()))
        if identity.waiting.contains(where: { $0.id == call }) {
            identity.waiting.removeAll { $0.id == call }
            return [answer]
        }
        guard var current = identity.fetch, current.calls.contains(where: { $0.id == call }) else { return nil }
        current.calls.removeAll { $0.id == call }
        let isWanted = current.isBackground || !current.calls.isEmpty
        identity.fetch = isWanted ? current : nil
        return isWanted ? [answer] : [.identity(.cancel(current.id)), answer]
    }
}
