import Dispatch
import Foundation
import Testing

@testable import AWSMobileClient
@testable import Kernel
@testable import WireClient

/// The client with a pool in memory.
@Suite struct SessionTests {
    @Test func `a session survives a restart, also when its tokens have expired, without the network`() async throws {
        let (pool, store, clock) = (FakePool.withJane(), MemoryTokenStore(), TestClock())
        _ = try await AWSMobileClient.signedIn(pool, store: store, clock: clock)
        clock.advance(seconds: 999_999)
        pool.change { $0.isOnline = false }
        let again = AWSMobileClient.testing(pool, store: store, clock: clock)
        #expect(again.currentUserState == .unknown)
        #expect(try await again.initialize() == .signedIn)
        #expect(again.isSignedIn && again.username == "jane" && again.userSub == "sub-of-jane")
    }

    /// The name that the iOS SDK's documentation uses.
    @Test func `isLoggedIn says what isSignedIn says`() async throws {
        let client = try await AWSMobileClient.signedIn(.withJane())
        #expect(client.isLoggedIn && client.isSignedIn)
        client.signOut()
        #expect(!client.isLoggedIn && !client.isSignedIn)
    }

    @Test func `a store that blocks does not block the threads of Swift's concurrency`() async throws {
        let (store, count) = (LockedTokenStore(), 8 * ProcessInfo.processInfo.activeProcessorCount)
        try await withThrowingTaskGroup(of: UserState.self) { group in
            for _ in 0..<count {
                group.addTask { try await AWSMobileClient.testing(.withJane(), store: store).initialize() }
            }
            // This runs only if a thread of Swift's concurrency is free.
            try await eventually("All wait.") { store.waiting.read { $0 } == count }
            store.unlocked.signal()
            for try await state in group { #expect(state == .signedOut) }
        }
    }

    @Test func `a hundred calls share one refresh`() async throws {
        let (pool, clock) = (FakePool.withJane(), TestClock())
        let client = try await AWSMobileClient.signedIn(pool, clock: clock)
        clock.advance(seconds: 3_301)
        pool.gate.close()
        let tokens = try await withThrowingTaskGroup(of: String?.self) { group in
            for _ in 0..<100 { group.addTask { try await client.getTokens().accessToken?.tokenString } }
            try await eventually("All calls wait.") { client.driver.pending.read(\.count) == 100 }
            pool.gate.open()
            return try await group.reduce(into: Set<String?>()) { $0.insert($1) }
        }
        #expect(tokens.count == 1)
        #expect(pool.count("InitiateAuth") == 2)
    }

    @Test func `no error of the network signs the user out`() async throws {
        let (pool, clock) = (FakePool.withJane(), TestClock())
        let client = try await AWSMobileClient.signedIn(pool, clock: clock)
        clock.advance(seconds: 3_600)
        pool.change { $0.isOnline = false }
        await #expect(throws: URLError.self) { try await client.getTokens() }
        pool.change { ($0.isOnline, $0.refresh) = (true, .fails(code: "TooManyRequestsException")) }
        await #expect(throws: AWSMobileClientError.tooManyRequests(message: "Not now.")) {
            try await client.getUserAttributes()
        }
        #expect(client.currentUserState == .signedIn)
        pool.change { $0.refresh = .gives }
        #expect(try await client.getTokens().accessToken != nil)
    }

    @Test func `a call that waits for a sign-in goes on after it, and after the listeners`() async throws {
        let (pool, clock, log) = (FakePool.withJane(), TestClock(), EventLog())
        let client = try await AWSMobileClient.signedIn(pool, clock: clock)
        clock.advance(seconds: 3_600)
        pool.change { $0.refresh = .refuses }
        client.addUserStateListener(log) { state, info in
            log.append("\(state) \(info["username"] ?? info["provider"] ?? "")")
            guard state == .signedOutUserPoolsTokenInvalid else { return }
            client.signIn(username: "jane", password: "Abc@123!") { _, _ in log.append("signIn") }
        }
        let tokens = try await client.getTokens()
        log.append("getTokens")
        try await eventually { log.all.count == 4 }
        #expect(tokens.idToken != nil)
        #expect(
            log.all.prefix(2) == [
                "signedOutUserPoolsTokenInvalid jane",
                "signedIn cognito-idp.us-east-1.amazonaws.com/us-east-1_AbCdEf123",
            ])
        client.removeUserStateListener(log)
        client.signOut()
        try await Task.sleep(for: .milliseconds(20))
        #expect(log.all.count == 4)
    }

    @Test func `a release ends fifty waits, and the limit ends another`() async throws {
        let (pool, clock) = (FakePool.withJane(), TestClock())
        let client = try await AWSMobileClient.signedIn(pool, clock: clock)
        clock.advance(seconds: 3_600)
        pool.change { $0.refresh = .refuses }
        client.releaseSignInWait()
        let answers = EventLog()
        for _ in 0..<50 { client.getTokens { _, error in answers.append("\(error as Any)") } }
        try await eventually { client.driver.pending.read(\.count) == 50 }
        try await eventually { client.currentUserState == .signedOutUserPoolsTokenInvalid }
        client.releaseSignInWait()
        try await eventually { answers.all.count == 50 }
        #expect(answers.all.allSatisfy { $0.contains("unableToSignIn") })
        #expect(client.isSignedIn)
        client.signInWaitLimit = .milliseconds(10)
        await #expect(throws: AWSMobileClientError.waitLimitReached) { try await client.getTokens() }
    }

    @Test func `a wait ends if its task is cancelled`() async throws {
        let (pool, clock) = (FakePool.withJane(), TestClock())
        let client = try await AWSMobileClient.signedIn(pool, clock: clock)
        clock.advance(seconds: 3_600)
        pool.change { $0.refresh = .refuses }
        let call = Task { try await client.getUserAttributes() }
        try await eventually { client.currentUserState == .signedOutUserPoolsTokenInvalid }
        call.cancel()
        await #expect(throws: CancellationError.self) { try await call.value }
        #expect(client.driver.pending.read(\.count) == 0)
    }

    @Test func `after an access token is refused, the next call refreshes the tokens`() async throws {
        let pool = FakePool.withJane()
        let client = try await AWSMobileClient.signedIn(pool)
        pool.change { ($0.refusesAccess, $0.refresh) = (true, .refuses) }
        await #expect(throws: AWSMobileClientError.notAuthorized(message: "Access Token has been revoked")) {
            try await client.getUserAttributes()
        }
        #expect(client.currentUserState == .signedIn)
        client.signInWaitLimit = .milliseconds(1)
        await #expect(throws: AWSMobileClientError.waitLimitReached) { try await client.getUserAttributes() }
        #expect(client.currentUserState == .signedOutUserPoolsTokenInvalid)
    }

    @Test func `a rotated refresh token is kept, and a change of attributes refreshes the tokens`()
        async throws
    {
        let (pool, store, clock) = (FakePool.withJane(), MemoryTokenStore(), TestClock())
        pool.change { $0.rotates = true }
        let client = try await AWSMobileClient.signedIn(pool, store: store, clock: clock)
        let before = try await client.getTokens()
        try await client.updateUserAttributes(attributeMap: ["nickname": "J"])
        let after = try await client.getTokens()
        #expect(before.refreshToken?.tokenString != after.refreshToken?.tokenString)
        #expect(try await client.getUserAttributes()["nickname"] == "J")
        let again = AWSMobileClient.testing(pool, store: store, clock: clock)
        try await again.initialize()
        #expect(try await again.getTokens().refreshToken?.tokenString == after.refreshToken?.tokenString)
    }

    @Test func `if rotation forbids the flow, tokens are refreshed by the operation`() async throws {
        let (pool, clock) = (FakePool.withJane(), TestClock())
        pool.change { ($0.rotates, $0.wantsExchange) = (true, true) }
        let client = try await AWSMobileClient.signedIn(pool, clock: clock)
        let before = try await client.getTokens()
        clock.advance(seconds: 3_600)
        let after = try await client.getTokens()
        #expect(before.refreshToken?.tokenString != after.refreshToken?.tokenString)
        #expect(pool.count("GetTokensFromRefreshToken") == 1 && client.currentUserState == .signedIn)
        clock.advance(seconds: 3_600)
        _ = try await client.getTokens()
        #expect(pool.count("GetTokensFromRefreshToken") == 2)
        #expect(pool.count("InitiateAuth") == 2, "The sign-in and the one refresh from which the client learns.")
        clock.advance(seconds: 3_600)
        pool.change { $0.refresh = .refuses }
        client.signInWaitLimit = .milliseconds(1)
        await #expect(throws: AWSMobileClientError.waitLimitReached) { try await client.getTokens() }
        #expect(client.currentUserState == .signedOutUserPoolsTokenInvalid)
    }

    @Test func `after a restart the client knows whether refresh tokens are rotated`() async throws {
        let (pool, store, clock) = (FakePool.withJane(), MemoryTokenStore(), TestClock())
        pool.change { ($0.rotates, $0.wantsExchange) = (true, true) }
        let client = try await AWSMobileClient.signedIn(pool, store: store, clock: clock)
        clock.advance(seconds: 3_600)
        _ = try await client.getTokens()
        let before = pool.state.read { $0.requests.count }
        let again = AWSMobileClient.testing(pool, store: store, clock: clock)
        try await again.initialize()
        clock.advance(seconds: 3_600)
        _ = try await again.getTokens()
        #expect(pool.state.read { $0.requests.count } == before + 1)
        pool.change { ($0.rotates, $0.wantsExchange) = (false, false) }
        clock.advance(seconds: 3_600)
        _ = try await again.getTokens()
        #expect(again.currentUserState == .signedIn, "Rotation may be turned off again.")
    }

    @Test func `a process takes the tokens that another one refreshed`() async throws {
        let (pool, store, clock) = (FakePool.withJane(), MemoryTokenStore(), TestClock())
        pool.change { $0.rotates = true }
        let first = try await AWSMobileClient.signedIn(pool, store: store, clock: clock)
        let second = AWSMobileClient.testing(pool, store: store, clock: clock)
        try await second.initialize()
        clock.advance(seconds: 3_600)
        let tokens = try await second.getTokens()
        #expect(try await first.getTokens().accessToken?.tokenString == tokens.accessToken?.tokenString)
        #expect(pool.count("InitiateAuth") == 2)
    }

    @Test func `a refresh token that another process rotated is not used again`() async throws {
        let (pool, store, clock) = (FakePool.withJane(), MemoryTokenStore(), TestClock())
        pool.change { $0.rotates = true }
        let first = try await AWSMobileClient.signedIn(pool, store: store, clock: clock)
        let second = AWSMobileClient.testing(pool, store: store, clock: clock)
        try await second.initialize()
        clock.advance(seconds: 3_600)
        _ = try await second.getTokens()
        clock.advance(seconds: 3_600)
        _ = try await first.getTokens()
        let sent = pool.state.read { $0.requests.map { String(decoding: $0.body, as: UTF8.self) } }
        #expect(sent.count { $0.contains("refresh-1") } == 1 && sent.count { $0.contains("refresh-2") } == 1)
    }
}

/// A store that blocks like a locked keyring.
private struct LockedTokenStore: TokenStore {
    let unlocked = DispatchSemaphore(value: 0)
    let waiting = Locked(0)

    func entries(of _: String) throws -> [String: String] {
        waiting.change { $0 += 1 }
        guard unlocked.wait(timeout: .now() + 20) == .success else { throw AWSMobileClientError.noSession }
        unlocked.signal()
        return [:]
    }
    func change(_: String, _: (inout [String: String]) -> Void) {}
}
