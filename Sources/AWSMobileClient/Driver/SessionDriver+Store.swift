import Kernel

extension SessionDriver {
    /// Does the actions that concern the store.
    ///
    /// - Returns: The store's error.
    func write(_ actions: [Action]) -> (any Error)? {
        do {
            for action in actions {
                switch action {
                case .save(let session): try store(of: session)?.save(session)
                case .keep(let login): try logins?.save(login)
                case .identity(.save(let kept)): try identity.store?.save(kept)
                case .erase:
                    try store?.erase()
                    if let hosted = hostedUI.store, hosted.clientID != store?.clientID { try hosted.erase() }
                    try logins?.erase()
                    try identity.store?.erase()
                case .notify, .answer, .limitWait, .refresh, .signIn, .respond, .cancelSignIn, .showHostedUI,
                    .signOutRemotely, .identity:
                    break
                }
            }
            return nil
        } catch { return error }
    }

    /// The state and the actions after a store error: a sign-in fails, a sign-out succeeds and reports the error, a
    /// refresh continues in memory.
    func recover(
        from error: any Error, at event: Event, next: UserStateMachine, actions: [Action]
    ) -> (UserStateMachine, [Action]) {
        switch event {
        case .signedIn(let call, _), .hostedSignedIn(let call, _, _):
            var before = machine.read { $0 }
            let actions = before.take(.signInFailed(call, error, ends: true))
            return (before, actions)
        case .identity(.federatedSignIn(let call, _)):
            return (machine.read { $0 }, [.answer(call, .failed(error))])
        case .signOut:
            return (
                next,
                actions.map { if case .answer(let call, .done) = $0 { .answer(call, .failed(error)) } else { $0 } }
            )
        case .restored, .wantTokens, .refreshed, .tokensOutdated, .signIn, .confirmSignIn, .challenged, .signInFailed,
            .signInInterrupted, .showHostedUI, .releaseSignInWait, .waitLimitReached, .cancel, .identity:
            return (next, actions)
        }
    }
}
