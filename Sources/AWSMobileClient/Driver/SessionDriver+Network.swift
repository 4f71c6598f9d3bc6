import Kernel
import WireClient

extension SessionDriver {
    /// Starts the actions that call the service or wait. Their results come back as events.
    func start(_ action: Action) {
        switch action {
        case .refresh(let id, let session):
            let forced = isForced(id)
            Task {
                let result = await refresh(session, forced: forced)
                logRefresh(result)
                post(.refreshed(id, result))
            }
        case .signIn(let call, let credentials): run(call) { try await $0.signIn(credentials) }
        case .respond(let call, let challenge, let answer):
            run(call) { try await $0.respond(to: challenge, with: answer) }
        case .showHostedUI(let call, let signIn): showHostedUI(for: call, signIn: signIn)
        case .signOutRemotely(let call, let remote): signOutRemotely(for: call, with: remote)
        case .limitWait(let call): limitWait(call)
        case .identity(let action): start(action)
        case .save, .keep, .erase, .notify, .answer, .cancelSignIn: break
        }
    }

    private func run(_ call: CallID, work: @escaping @Sendable (PoolCalls) async throws -> SignInProgress) {
        let task = Task {
            do {
                switch try await work(try pool.get()) {
                case .session(let session): post(.signedIn(call, session))
                case .challenge(let challenge): post(.challenged(call, challenge))
                }
            } catch let error as SignInInterruption {
                let reason = AWSMobileClientError.makeMobileClientError(from: error.reason)
                post(.signInInterrupted(call, reason, error.open))
            } catch {
                let ends = (error as? ServiceResponseError)?.endsChallenge ?? false
                post(.signInFailed(call, AWSMobileClientError.makeMobileClientError(from: error), ends: ends))
            }
        }
        pending.change { $0.run(task, for: call) }
    }

    /// Refreshes the tokens, unless another process that shares the store has done so and no call has forced it.
    ///
    /// The stored refresh token is the newest: a service that rotates refresh tokens treats a reused one as stolen.
    /// After a refusal, tokens that another process has since stored are tried once.
    private func refresh(_ session: Session, forced: Bool) async -> RefreshResult {
        let newest = await stored(of: session) ?? session
        guard forced || !newest.isFresh(at: world.now()) else { return .renewed(newest) }
        let first = await refreshOnce(newest)
        guard case .refused = first, let stored = await stored(of: newest), stored.refreshToken != newest.refreshToken
        else { return first }
        return stored.isFresh(at: world.now()) ? .renewed(stored) : await refreshOnce(stored)
    }

    private func refreshOnce(_ session: Session) async -> RefreshResult {
        do { return .renewed(try await renewed(session, as: login)) } catch let refusal as HostedUIRefusal {
            return refusal.refusesRefreshToken ? .refused : .failed(refusal.clientError)
        } catch {
            if (error as? ServiceResponseError)?.refusesRefreshToken == true { return .refused }
            return .failed(AWSMobileClientError.makeMobileClientError(from: error))
        }
    }

    /// The stored session, if it is a newer one of the same user and can be refreshed.
    private func stored(of session: Session) async -> Session? {
        guard let stored = try? await onEventQueue({ try self.store(of: session)?.load() }),
            stored.isSameUser(as: session),
            stored.refreshToken != nil
        else { return nil }
        return stored.accessToken == session.accessToken ? nil : stored
    }

    /// Whether a call has forced the refresh `id`.
    private func isForced(_ id: RefreshID) -> Bool { machine.read { $0.forced == id } }

    /// The limit of this call's wait, or that of all calls.
    private func waitLimit(of call: CallID) -> Duration? {
        if case .upTo(let limit)? = machine.read({ $0.options[call]?.wait }) { return limit }
        return waitLimit.read { $0 }
    }

    private func limitWait(_ call: CallID) {
        guard let limit = waitLimit(of: call) else { return }
        let task = Task { [weak self] in
            guard (try? await Task.sleep(for: limit)) != nil else { return }
            self?.post(.waitLimitReached(call))
        }
        pending.change { $0.run(task, for: call) }
    }
}
