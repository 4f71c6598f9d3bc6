import Testing

@testable import AWSMobileClient
@testable import Kernel

/// Forced refreshes, and calls with a wait of their own.
@Suite struct TokenOptionsTests {
    private let now = Instant(seconds: 1_800_000_000)
    private let calls = (1...4).map { CallID(number: $0) }

    private func session(seconds: Int64, refresh: String? = "r", access: String = "a") -> Session {
        Session(
            username: "jane", accessToken: Secret(access), refreshToken: refresh.map(Secret.init),
            expiration: now.advanced(seconds: seconds))
    }

    private func machine(_ session: Session) -> UserStateMachine {
        var machine = UserStateMachine(provider: "p")
        _ = machine.take(.restored(session, LoginRecord()))
        return machine
    }

    /// What happens to calls, in order.
    private func words(_ actions: [Action]) -> [String] {
        actions.compactMap { action in
            switch action {
            case .notify(let state, _): "notify \(state)"
            case .limitWait(let call): "limit \(call.number)"
            case .refresh(let id, _): "refresh \(id.number)"
            case .answer(let call, .tokens(let session)): "\(call.number) \(session.accessToken?.exposed ?? "")"
            case .answer(let call, .failed(let error)):
                "\(call.number) \((error as? AWSMobileClientError)?.message ?? "")"
            default: nil
            }
        }
    }

    @Test func `a forced refresh begins although the tokens are valid, and other calls get them at once`() {
        var machine = machine(session(seconds: 3600))
        #expect(words(machine.take(.wantTokens(calls[0], now: now, TokenOptions(forceRefresh: true)))) == ["refresh 1"])
        #expect(machine.forced == RefreshID(number: 1))
        #expect(words(machine.take(.wantTokens(calls[1], now: now))) == ["2 a"])
        let renewed = machine.take(.refreshed(RefreshID(number: 1), .renewed(session(seconds: 3600, access: "b"))))
        #expect(words(renewed) == ["1 b"] && machine.options.isEmpty)
    }

    @Test func `a forced call does not take the tokens of a refresh that began before it`() {
        var machine = machine(session(seconds: 0))
        _ = machine.take(.wantTokens(calls[0], now: now))
        for call in calls[1...2] {
            #expect(words(machine.take(.wantTokens(call, now: now, TokenOptions(forceRefresh: true)))) == [])
        }
        let first = machine.take(.refreshed(RefreshID(number: 1), .renewed(session(seconds: 3600, access: "b"))))
        #expect(words(first) == ["1 b", "refresh 2"])
        #expect(words(machine.take(.cancel(calls[2]))) == ["3 "])
        let second = machine.take(.refreshed(RefreshID(number: 2), .renewed(session(seconds: 3600, access: "c"))))
        #expect(words(second) == ["2 c"] && machine.options.isEmpty)
    }

    @Test func `a call that does not wait fails, and the listeners hear of it once`() {
        var machine = machine(session(seconds: 0))
        let failing = TokenOptions(wait: .fail)
        let message = AWSMobileClientError.signInNeeded.message
        _ = machine.take(.wantTokens(calls[0], now: now, failing))
        _ = machine.take(.wantTokens(calls[1], now: now))
        #expect(
            words(machine.take(.refreshed(RefreshID(number: 1), .refused))) == [
                "notify signedOutUserPoolsTokenInvalid", "limit 2", "1 \(message)",
            ])
        #expect(words(machine.take(.wantTokens(calls[2], now: now, failing))) == ["3 \(message)"])
        _ = machine.take(.releaseSignInWait)
        #expect(words(machine.take(.wantTokens(calls[3], now: now, failing))) == ["4 \(message)"])
        #expect(machine.waiting.isEmpty && machine.options.isEmpty)
    }

    @Test func `without a refresh token a forced call needs a sign-in`() {
        var machine = machine(session(seconds: 3600, refresh: nil))
        #expect(words(machine.take(.wantTokens(calls[0], now: now))) == ["1 a"])
        let wanted = TokenOptions(forceRefresh: true, wait: .upTo(.seconds(1)))
        #expect(
            words(machine.take(.wantTokens(calls[1], now: now, wanted))) == [
                "notify signedOutUserPoolsTokenInvalid", "limit 2",
            ])
        #expect(machine.options[calls[1]] == wanted)
        _ = machine.take(.signOut(nil, invalidate: false))
        #expect(machine.options.isEmpty)
    }

    @Test func `a forced refresh has what changed at the service`() async throws {
        let pool = FakePool.withJane()
        let client = try await AWSMobileClient.signedIn(pool)
        let before = try await client.getTokens()
        #expect(try await client.getTokens().accessToken?.tokenString == before.accessToken?.tokenString)
        let after = try await client.getTokens(forceRefresh: true)
        #expect(after.accessToken?.tokenString != before.accessToken?.tokenString && pool.count("InitiateAuth") == 2)
        #expect(try await client.getTokens().accessToken?.tokenString == after.accessToken?.tokenString)
        let answers = EventLog()
        client.getTokens(forceRefresh: true) { tokens, error in answers.append("\(tokens != nil) \(error == nil)") }
        try await eventually { answers.all == ["true true"] }
        #expect(pool.count("InitiateAuth") == 3)
    }

    @Test func `tokens that another process stored do not replace a forced refresh`() async throws {
        let (pool, store, clock) = (FakePool.withJane(), MemoryTokenStore(), TestClock())
        pool.change { $0.rotates = true }
        let first = try await AWSMobileClient.signedIn(pool, store: store, clock: clock)
        let second = AWSMobileClient.testing(pool, store: store, clock: clock)
        try await second.initialize()
        _ = try await second.getTokens(forceRefresh: true)
        _ = try await first.getTokens(forceRefresh: true)
        #expect(pool.count("InitiateAuth") == 3 && first.currentUserState == .signedIn)
    }

    @Test func `a call has its own limit, or none`() async throws {
        let (pool, clock) = (FakePool.withJane(), TestClock())
        let client = try await AWSMobileClient.signedIn(pool, clock: clock)
        clock.advance(seconds: 3_600)
        pool.change { $0.refresh = .refuses }
        client.signInWaitLimit = nil
        await #expect(throws: AWSMobileClientError.signInNeeded) { try await client.getTokens(signInWait: .fail) }
        await #expect(throws: AWSMobileClientError.waitLimitReached) {
            try await client.getTokens(signInWait: .upTo(.milliseconds(5)))
        }
        client.signInWaitLimit = .zero
        let patient = Task { try await client.getTokens(signInWait: .upTo(.seconds(600))) }
        try await eventually { client.driver.pending.read(\.count) == 1 }
        pool.change { $0.refresh = .gives }
        try await client.signIn(username: "jane", password: "Abc@123!")
        #expect(try await patient.value.accessToken != nil)
    }

    @Test func `without a network a call fails with the network's error, whatever its options`() async throws {
        let (pool, clock) = (FakePool.withJane(), TestClock())
        let client = try await AWSMobileClient.signedIn(pool, clock: clock)
        pool.change { $0.isOnline = false }
        for wait in [SignInWait.wait, .upTo(.zero), .fail] {
            await #expect(throws: URLError.self) { try await client.getTokens(forceRefresh: true, signInWait: wait) }
        }
        #expect(client.currentUserState == .signedIn)
        #expect(try await client.getTokens().accessToken != nil)
    }
}
