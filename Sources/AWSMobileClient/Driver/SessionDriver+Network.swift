import Kernel
import WireClient

extension SessionDriver {
    /// Starts the actions that call the service or wait. Their results come back as events.
    func start(_ action: Action) {
        switch action {
        case .refresh(let id, let session): Task { post(.refreshed(id, await refresh(session))) }
        case .signIn(let call, let credentials): run(call) { try await $0.signIn(credentials) }
        case .respond(let call, let challenge, let answer): run(call) { try await $0.respond(to: challenge, answer) }
        case .revoke(let call, let session): revoke(call, session)
        case .limitWait(let call): limitWait(call)
        case .save, .erase, .notify, .answer, .cancelSignIn: break
        }
    }

    private func run(_ call: CallID, _ work: @escaping @Sendable (PoolCalls) async throws -> SignInProgress) {
        let task = Task {
            do {
                switch try await work(try pool.get()) {
                case .session(let session): post(.signedIn(call, session))
                case .challenge(let challenge): post(.challenged(call, challenge))
                }
            } catch {
                let ends = (error as? ServiceResponseError)?.endsChallenge ?? false
                post(.signInFailed(call, AWSMobileClientError.makeMobileClientError(from: error), ends: ends))
            }
        }
        pending.change { $0.run(task, for: call) }
    }

    /// Refreshes the tokens, unless another process that shares the store has done so.
    ///
    /// The stored refresh token is the newest: a service that rotates refresh tokens takes a reused one for stolen.
    /// After a refusal, tokens that another process stored meanwhile are tried before the refusal counts.
    private func refresh(_ session: Session) async -> RefreshResult {
        let known = await stored(of: session) ?? session
        guard !known.isFresh(at: world.now()) else { return .renewed(known) }
        let first = await refreshOnce(known)
        guard case .refused = first, let stored = await stored(of: known), stored.refreshToken != known.refreshToken
        else { return first }
        return stored.isFresh(at: world.now()) ? .renewed(stored) : await refreshOnce(stored)
    }

    private func refreshOnce(_ session: Session) async -> RefreshResult {
        do { return .renewed(try await pool.get().refresh(session)) } catch {
            if (error as? ServiceResponseError)?.refusesRefreshToken == true { return .refused }
            return .failed(AWSMobileClientError.makeMobileClientError(from: error))
        }
    }

    /// The stored session, if it is a newer one of the same user and can be refreshed.
    private func stored(of session: Session) async -> Session? {
        guard let stored = try? await onEventQueue({ try self.store?.load() }), stored.isSameUser(as: session),
            stored.refreshToken != nil
        else { return nil }
        return stored.accessToken == session.accessToken ? nil : stored
    }

    private func revoke(_ call: CallID, _ session: Session) {
        let task = Task {
            do {
                try await pool.get().revoke(session)
                answer(call, .done)
            } catch { answer(call, .failed(AWSMobileClientError.makeMobileClientError(from: error))) }
        }
        pending.change { $0.run(task, for: call) }
    }

    private func limitWait(_ call: CallID) {
        guard let limit = waitLimit.read({ $0 }) else { return }
        let task = Task { [weak self] in
            guard (try? await Task.sleep(for: limit)) != nil else { return }
            self?.post(.waitLimitReached(call))
        }
        pending.change { $0.run(task, for: call) }
    }
}
