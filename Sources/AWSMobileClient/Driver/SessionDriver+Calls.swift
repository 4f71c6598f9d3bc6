import Kernel

extension SessionDriver {
    /// Begins a call that the machine answers, and calls `completion` once, when it is. The call counts from the moment
    /// at which this returns.
    func begin(_ completion: @escaping PendingCalls.Completion, _ event: (CallID) -> Event) {
        let call = pending.change { $0.nextID() }
        pending.change { $0.open(call, completion) }
        send(event(call))
    }

    /// The same for those who can wait. Ends with `CancellationError` where the caller's task is cancelled.
    func outcome(_ event: (CallID) -> Event) async throws -> Outcome {
        let call = pending.change { $0.nextID() }
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                pending.change { $0.open(call) { continuation.resume(returning: $0) } }
                post(event(call))
                // A cancellation that came before the call was open found nothing.
                if Task.isCancelled { cancel(call) }
            }
        } onCancel: {
            cancel(call)
        }
        if case .failed(let error) = outcome { throw error }
        return outcome
    }

    private func cancel(_ call: CallID) {
        stop(call)
        post(.cancel(call))
    }

    /// The session with tokens that are good for a while. May wait for somebody to sign in again.
    func freshSession() async throws -> Session {
        _ = try pool.get()
        guard case .tokens(let session) = try await outcome({ .wantTokens($0, now: world.now()) }) else {
            throw AWSMobileClientError.noSession
        }
        return session
    }

    /// What `work` gives, with the service's refusals in the client's words.
    func call<Output: Sendable>(_ work: @Sendable (PoolCalls) async throws -> Output) async throws -> Output {
        let pool = try pool.get()
        do { return try await work(pool) } catch { throw AWSMobileClientError.makeMobileClientError(from: error) }
    }

    /// The same with the access token of whoever is signed in. Where it is refused, as after a sign-out elsewhere, the
    /// next call fetches another, which tells whether the session still lives.
    func callSignedIn<Output: Sendable>(
        _ work: @Sendable (PoolCalls, Secret<String>) async throws -> Output
    ) async throws -> Output {
        guard let token = try await freshSession().accessToken else { throw AWSMobileClientError.noSession }
        do { return try await call { try await work($0, token) } } catch {
            if case .notAuthorized? = error as? AWSMobileClientError { post(.tokensOutdated) }
            throw error
        }
    }
}
