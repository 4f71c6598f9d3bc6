import Testing

@testable import AWSMobileClient
@testable import Kernel

/// Streams of states and listener handles.
@Suite struct UserStatesTests {
    @Test func `a stream begins with the current state and misses no change, also if it is read later`() async throws {
        let client = AWSMobileClient.testing(.withJane())
        let early = client.userStates
        try await client.initialize()
        try await client.signIn(username: "jane", password: "Abc@123!")
        let late = client.userStates
        client.signOut()
        #expect(await take(4, of: early) == [.unknown, .signedOut, .signedIn, .signedOut])
        #expect(await take(2, of: late) == [.signedIn, .signedOut])
    }

    @Test func `a refused refresh token is in the stream once for each wait`() async throws {
        let (pool, clock) = (FakePool.withJane(), TestClock())
        let client = try await AWSMobileClient.signedIn(pool, clock: clock)
        let states = client.userStates
        clock.advance(seconds: 3_600)
        pool.change { $0.refresh = .refuses }
        client.signInWaitLimit = .zero
        for _ in 0..<2 {
            await #expect(throws: AWSMobileClientError.waitLimitReached) { try await client.getTokens() }
        }
        client.signOut()
        #expect(
            await take(4, of: states) == [
                .signedIn, .signedOutUserPoolsTokenInvalid, .signedOutUserPoolsTokenInvalid, .signedOut,
            ])
    }

    @Test func `each reader has its own stream, and many readers see the same changes`() async throws {
        let client = AWSMobileClient.testing(.withJane())
        try await client.initialize()
        let seen = try await withThrowingTaskGroup(of: [UserState].self) { group in
            for _ in 0..<20 { group.addTask { await take(3, of: client.userStates) } }
            try await eventually("All read.") { client.driver.states.count == 20 }
            try await client.signIn(username: "jane", password: "Abc@123!")
            client.signOut()
            return try await group.reduce(into: Set<[UserState]>()) { $0.insert($1) }
        }
        #expect(seen == [[.signedOut, .signedIn, .signedOut]])
        try await eventually("Streams that are not read any more are forgotten.") { client.driver.states.count == 0 }
    }

    @Test func `a stream ends with the client, and does not retain it`() async throws {
        var client: AWSMobileClient? = AWSMobileClient.testing(.withJane())
        weak let released = client
        let states = try #require(client?.userStates)
        client = nil
        #expect(released == nil)
        var seen: [UserState] = []
        for await state in states { seen.append(state) }
        #expect(seen == [.unknown])
    }

    @Test func `a stream ends if its task is cancelled`() async throws {
        let client = AWSMobileClient.testing(.withJane())
        let reader = Task { for await _ in client.userStates {} }
        try await eventually { client.driver.states.count == 1 }
        reader.cancel()
        await reader.value
        try await eventually { client.driver.states.count == 0 }
    }

    @Test func `a stream after the end has the last value and ends`() async {
        let streams = ChangeStreams(1)
        streams.publish(2)
        streams.end()
        var seen: [Int] = []
        for await value in streams.stream() { seen.append(value) }
        #expect(seen == [2] && streams.count == 0)
    }

    @Test func `a listener ends when its handle is cancelled or released`() async throws {
        let client = AWSMobileClient.testing(.withJane())
        let (first, second, third) = (EventLog(), EventLog(), EventLog())
        let cancelled = client.addUserStateListener { state, _ in first.append("\(state)") }
        var released: UserStateListenerHandle? = client.addUserStateListener { state, _ in second.append("\(state)") }
        let kept = client.addUserStateListener { state, _ in third.append("\(state)") }
        client.signOut()
        try await eventually { third.all.count == 1 }
        cancelled.cancel()
        released = nil
        client.signOut()
        try await eventually { third.all.count == 2 }
        #expect(first.all == ["signedOut"] && second.all == ["signedOut"] && released == nil)
        kept.cancel()
    }

    /// The first `count` values of `stream`.
    private func take(_ count: Int, of stream: AsyncStream<UserState>) async -> [UserState] {
        var seen: [UserState] = []
        for await state in stream {
            seen.append(state)
            if seen.count == count { break }
        }
        return seen
    }
}
