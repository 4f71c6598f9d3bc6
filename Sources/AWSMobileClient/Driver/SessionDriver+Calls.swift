import Kernel

extension SessionDriver {
    /// The published state and session.
    var current: (state: UserState, session: Session?) { machine.read { ($0.state, $0.session) } }

    /// How the user signed in.
    var login: LoginRecord { machine.read { $0.login } }

    func cancelTask(of call: CallID) { pending.read { $0.running(for: call) }?.cancel() }

    /// Begins a call, whose event is applied before this returns, and calls `completion` once with its result.
    func begin(_ completion: @escaping PendingCalls.Completion, with event: (CallID) -> Event) {
        let call = pending.change { $0.nextID() }
        pending.change { $0.open(call, completion: completion) }
        send(event(call))
    }

    /// Begins a call and waits for its result.
    ///
    /// - Throws: The call's error, or `CancellationError` if the calling task is cancelled.
    func perform(_ event: (CallID) -> Event) async throws -> CallResult {
        let call = pending.change { $0.nextID() }
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                pending.change { $0.open(call) { continuation.resume(returning: $0) } }
                post(event(call))
                // `onCancel` may have run before the call was open.
                if Task.isCancelled { cancel(call) }
            }
        } onCancel: {
            cancel(call)
        }
        if case .failed(let error) = result { throw error }
        return result
    }

    private func cancel(_ call: CallID) {
        cancelTask(of: call)
        post(.cancel(call))
    }

    /// A session with fresh tokens. May refresh them, or wait for a sign-in.
    func freshSession(_ options: TokenOptions = .standard) async throws -> Session {
        // A session comes from the pool or from hosted pages: without either, the error of the pool is thrown.
        if (try? hostedUI.calls.get()) == nil { _ = try pool.get() }
        guard case .tokens(let session) = try await perform({ .wantTokens($0, now: world.now(), options) }) else {
            throw AWSMobileClientError.noSession
        }
        return session
    }

    /// Runs `work` with the pool.
    ///
    /// - Throws: The service's errors as `AWSMobileClientError`, others as they are.
    func call<Output: Sendable>(_ work: @Sendable (PoolCalls) async throws -> Output) async throws -> Output {
        let pool = try pool.get()
        do { return try await work(pool) } catch { throw AWSMobileClientError.makeMobileClientError(from: error) }
    }

    /// Runs `work` with the pool and the signed-in user's access token.
    ///
    /// If the service refuses the token, such as after a sign-out on another device, the next call refreshes it and so
    /// detects whether the session has ended. If the service reports that the token has expired, the token was fresh
    /// only by this device's clock: the service has not run the call, so it is repeated once with another token.
    func callSignedIn<Output: Sendable>(
        _ work: @Sendable (PoolCalls, Secret<String>) async throws -> Output
    ) async throws -> Output {
        guard let token = try await freshSession().accessToken else { throw AWSMobileClientError.noSession }
        do { return try await call { try await work($0, token) } } catch {
            guard case .notAuthorized(let message)? = error as? AWSMobileClientError else { throw error }
            post(.tokensOutdated)
            guard message == "Access Token has expired", let fresh = try await freshSession().accessToken,
                fresh != token
            else { throw error }
            return try await call { try await work($0, fresh) }
        }
    }
}
