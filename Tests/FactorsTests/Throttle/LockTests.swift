import Accounts
import Directory
import Kernel
import TestKit
import Testing

@testable import Factors

/// How wrong passwords lock an account, for how long, and what ends the lock (RACE-08).
@Suite struct LockTests {
    private func fail(_ server: TestServer, _ client: Client, _ name: String = "ann") async throws -> (any Refusal)? {
        try await refusal { try await server.signIn(name, password: "Wrong-Horse-9", by: client) }
    }

    private func withPoolAndClient(_ engine: Engine) async throws -> (TestServer, UserPool, Client) {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        return (server, pool, client)
    }

    @Test(arguments: Engine.available)
    func `the fifth failure locks for a second, and each further one for twice as long`(on engine: Engine) async throws
    {
        let (server, _, client) = try await withPoolAndClient(engine)
        for _ in 1...4 { #expect(try await fail(server, client) == SignInRefusal.wrongCredentials) }
        var lock: Int64 = 1
        for failure in 5...16 {
            #expect(try await fail(server, client) == SignInRefusal.wrongCredentials, "\(failure)")
            #expect(try await refusal { try await server.signIn("ann", by: client) } == SignInRefusal.attemptsExceeded)
            server.clock.advance(lock - 1)
            // Attempts during a lock neither count nor extend it.
            for _ in 1...3 { #expect(try await fail(server, client) == SignInRefusal.attemptsExceeded, "\(failure)") }
            server.clock.advance(1)
            lock = min(lock * 2, .minutes(15))
            if lock == .minutes(15) { break }
        }
        try await server.signIn("ann", by: client)
    }

    // The lock that the fifth failure earned is over, and the right password is no failure.
    @Test func `an attempt that is taken back leaves the lock as it was`() throws {
        let start = Instant(seconds: 0)
        var counter = PasswordAttemptCounter(failures: 5, inFlight: 0, triedAt: start, at: start)
        let later = Instant(seconds: 10)
        let before = counter.triedAt
        counter.count(at: later)
        let mark = PasswordAttemptMark(counted: counter, triedBefore: before)
        var alone = counter
        alone.uncount(mark)
        #expect(alone.failures == 5 && alone.triedAt == start)
        if case .open = alone.state(at: later) {} else { Issue.record("the lock is over") }
    }

    @Test func `an attempt that is taken back does not shorten a lock that another earned meanwhile`() throws {
        let start = Instant(seconds: 0)
        var counter = PasswordAttemptCounter(at: start)
        func mark(_ now: Instant) -> PasswordAttemptMark {
            let before = counter.triedAt
            counter.count(at: now)
            return PasswordAttemptMark(counted: counter, triedBefore: before)
        }
        let right = mark(Instant(seconds: 1))
        for second in 2...6 {
            _ = mark(Instant(seconds: Int64(second)))
            counter.keep()
        }
        counter.uncount(right)
        #expect(counter.failures == 5 && counter.triedAt == Instant(seconds: 6))
        #expect(counter.inFlight == 0)
        // Two attempts at one time: the first does not take back the second.
        var same = PasswordAttemptCounter(at: start)
        same.count(at: Instant(seconds: 1))
        let first = PasswordAttemptMark(counted: same, triedBefore: start)
        same.count(at: Instant(seconds: 1))
        same.keep()
        same.uncount(first)
        #expect(same.triedAt == Instant(seconds: 1) && same.failures == 1)
    }

    @Test func `a lock is never longer than a quarter of an hour`() {
        let locks = [5, 6, 7, 10, 14, 15, 16, 100, 1000, Int.max].map(PasswordAttemptCounter.lockDuration(after:))
        #expect(locks == [1, 2, 4, 32, 512, 900, 900, 900, 900, 900])
    }

    // A lock is counted from when the clock was seen set back, not from the old clock's time.
    @Test(arguments: Engine.available)
    func `a clock that is set back does not make a lock last longer`(on engine: Engine) async throws {
        let (server, _, client) = try await withPoolAndClient(engine)
        for _ in 1...5 { #expect(try await fail(server, client) == SignInRefusal.wrongCredentials) }
        server.clock.advance(-.hours(1))
        for _ in 1...3 { #expect(try await fail(server, client) == SignInRefusal.attemptsExceeded) }
        server.clock.advance(1)
        #expect(try await fail(server, client) == SignInRefusal.wrongCredentials)
        #expect(try await fail(server, client) == SignInRefusal.attemptsExceeded)
        server.clock.advance(-.hours(1))
        #expect(try await fail(server, client) == SignInRefusal.attemptsExceeded)
        server.clock.advance(2)
        try await server.signIn("ann", by: client)
    }

    @Test(arguments: Engine.available)
    func `a wrong old password counts towards the lock, and the lock holds for a change of the password`(
        on engine: Engine
    ) async throws {
        let (server, _, client) = try await withPoolAndClient(engine)
        let identity = try await server.identity(of: try await server.signIn("ann", by: client))
        func change(_ old: String) async throws -> (any Refusal)? {
            try await refusal {
                try await server.account.changePassword(from: Secret(old), to: Secret("Another-Horse-9"), for: identity)
            }
        }
        for _ in 1...2 { #expect(try await change("Wrong-Horse-9") == SignInRefusal.wrongCredentials) }
        for _ in 1...3 { #expect(try await fail(server, client) == SignInRefusal.wrongCredentials) }
        #expect(try await change(TestServer.password) == SignInRefusal.attemptsExceeded)
        server.clock.advance(1)
        #expect(try await change(TestServer.password) == nil)
        for _ in 1...4 { #expect(try await fail(server, client) == SignInRefusal.wrongCredentials) }
        try await server.signIn("ann", password: "Another-Horse-9", by: client)
    }

    @Test(arguments: Engine.available)
    func `a success clears the count`(on engine: Engine) async throws {
        let (server, _, client) = try await withPoolAndClient(engine)
        for _ in 1...3 {
            for _ in 1...4 { #expect(try await fail(server, client) == SignInRefusal.wrongCredentials) }
            try await server.signIn("ann", by: client)
        }
    }

    @Test(arguments: Engine.available)
    func `a quarter of an hour without a failure clears the count`(on engine: Engine) async throws {
        let (server, _, client) = try await withPoolAndClient(engine)
        for _ in 1...4 { _ = try await fail(server, client) }
        server.clock.advance(.minutes(15) - 1)
        #expect(try await fail(server, client) == SignInRefusal.wrongCredentials)
        #expect(try await fail(server, client) == SignInRefusal.attemptsExceeded)
        server.clock.advance(.minutes(15))
        for _ in 1...4 { #expect(try await fail(server, client) == SignInRefusal.wrongCredentials) }
        try await server.signIn("ann", by: client)
    }

    // A lock affects no other user and no other pool.
    @Test(arguments: Engine.available)
    func `a lock affects one user`(on engine: Engine) async throws {
        let (server, _, client) = try await withPoolAndClient(engine)
        try await server.makeUser("bob", attributes: ["email": "bob@example.com"], by: client)
        let other = try await server.poolVerifyingEmail()
        let otherClient = try await server.client(in: other)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: otherClient)
        for _ in 1...5 { _ = try await fail(server, client) }
        try await server.signIn("bob", by: client)
        try await server.signIn("ann", by: otherClient)
    }

    @Test(arguments: Engine.available)
    func `an administrator's flow is locked too`(on engine: Engine) async throws {
        let (server, _, client) = try await withPoolAndClient(engine)
        for _ in 1...5 {
            let wrong = try await refusal {
                try await server.begin(
                    .adminPassword, with: ["USERNAME": "ann", "PASSWORD": "Wrong-Horse-9"], by: client, as: true)
            }
            #expect(wrong == SignInRefusal.wrongCredentials)
        }
        let right = try await refusal {
            try await server.begin(
                .adminPassword, with: ["USERNAME": "ann", "PASSWORD": TestServer.password], by: client, as: true)
        }
        #expect(right == SignInRefusal.attemptsExceeded)
    }

    // CVE-2026-35597: the count is committed before the response is sent.
    @Test(arguments: Engine.available)
    func `another node and a restarted one see the count`(on engine: Engine) async throws {
        let (server, _, client) = try await withPoolAndClient(engine)
        for _ in 1...3 { _ = try await fail(server, client) }
        let other = try server.anotherNode()
        for _ in 1...2 { _ = try await fail(other, client) }
        #expect(try await refusal { try await server.signIn("ann", by: client) } == SignInRefusal.attemptsExceeded)
        #expect(try await refusal { try await other.signIn("ann", by: client) } == SignInRefusal.attemptsExceeded)
    }

    // RACE-08
    @Test(arguments: Engine.available)
    func `of many concurrent wrong passwords five are evaluated`(on engine: Engine) async throws {
        let (server, _, client) = try await withPoolAndClient(engine)
        let race = await Race { _ in try await server.signIn("ann", password: "Wrong-Horse-9", by: client) }
        #expect(race.winners.isEmpty && race.losers.count == 32)
        #expect(race.losers.count { $0 as? SignInRefusal == .wrongCredentials } == 5)
        #expect(race.losers.count { $0 as? SignInRefusal == .attemptsExceeded } == 27)
        server.clock.advance(1)
        try await server.signIn("ann", by: client)
    }

    // RACE-08
    @Test(arguments: Engine.available)
    func `the right password among wrong ones never causes a permanent lock, nor skips one`(
        on engine: Engine
    ) async throws {
        let (server, _, client) = try await withPoolAndClient(engine)
        for _ in 1...4 {
            let race = await Race(6) { number in
                try await server.signIn(
                    "ann", password: number == 3 ? TestServer.password : "Wrong-Horse-9", by: client)
            }
            #expect(race.winners.count <= 1)
            #expect(
                race.losers.allSatisfy { [.wrongCredentials, .attemptsExceeded].contains($0 as? SignInRefusal) })
            server.clock.advance(.minutes(15))
            try await server.signIn("ann", by: client)
        }
    }
}
