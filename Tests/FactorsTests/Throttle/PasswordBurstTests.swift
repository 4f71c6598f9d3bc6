import Accounts
import Directory
import Kernel
import TestKit
import Testing

@testable import Factors
@testable import Messaging

/// Many concurrent password attempts for one user (RACE-08).
@Suite struct PasswordBurstTests {
    private static let wrong = "Wrong-Horse-9"

    private func withPoolAndClient(_ engine: Engine) async throws -> (TestServer, UserPool, Client) {
        let (server, pool, client) = try await TestServer.withPoolAndClient(
            engine, client: { $0.existenceErrors = .enabled })
        for name in ["ann", "disabled", "reset"] {
            try await server.makeUser(name, attributes: ["email": "\(name)@example.com"], by: client)
        }
        try await server.administration.disable("disabled", in: pool.id)
        try await server.administration.resetPassword(of: "reset", in: pool.id)
        try await server.signUp("raw", attributes: ["email": "raw@example.com"], by: client)
        return (server, pool, client)
    }

    // The right password is sent last, so that only an evaluation beyond the limit could find it.
    @Test(arguments: Engine.available)
    func `of a burst of guesses five are evaluated, in any state of the user`(on engine: Engine) async throws {
        let (server, _, client) = try await withPoolAndClient(engine)
        for name in ["ann", "disabled", "reset", "raw", "nobody"] {
            let early = await Race(5) { _ in try await server.signIn(name, password: Self.wrong, by: client) }
            #expect(early.losers.allSatisfy { $0 as? SignInRefusal == .wrongCredentials }, "\(name)")
            let late = await Race(60) { number in
                try await server.signIn(name, password: number == 30 ? TestServer.password : Self.wrong, by: client)
            }
            #expect(late.winners.isEmpty, "\(name)")
            #expect(late.losers.allSatisfy { $0 as? SignInRefusal == .attemptsExceeded }, "\(name)")
        }
    }

    @Test(arguments: Engine.available)
    func `of a burst of wrong proofs five are evaluated`(on engine: Engine) async throws {
        let (server, _, client) = try await withPoolAndClient(engine)
        for name in ["ann", "nobody"] {
            let flow = try SRPSignIn(server, of: name, by: client)
            var questions: [[String: String]] = []
            for _ in 1...20 { questions.append(try await flow.start()) }
            let race = await Race(20) { [questions] in try await flow.answer(questions[$0], password: Self.wrong) }
            #expect(race.losers.count { $0 as? SignInRefusal == .wrongCredentials } == 5, "\(name)")
            #expect(race.losers.count { $0 as? SignInRefusal == .attemptsExceeded } == 15, "\(name)")
        }
    }

    @Test(arguments: Engine.available)
    func `a burst of right passwords signs in every time, on every node`(on engine: Engine) async throws {
        let (server, _, client) = try await withPoolAndClient(engine)
        let other = try server.anotherNode()
        for failures in [0, 4] {
            for _ in 0..<failures {
                _ = try await refusal { try await server.signIn("ann", password: Self.wrong, by: client) }
            }
            let race = await Race(20) { try await ($0 % 2 == 0 ? server : other).signIn("ann", by: client) }
            #expect(race.winners.count == 20, "\(race.losers)")
        }
    }

    // The right password of a user who may not sign in is no guess: an app that repeats it does not lock the user.
    @Test(arguments: Engine.available)
    func `the right password counts for nothing if the account forbids the sign-in`(on engine: Engine) async throws {
        let (server, pool, client) = try await withPoolAndClient(engine)
        for _ in 1...4 {
            _ = try await refusal { try await server.signIn("disabled", password: Self.wrong, by: client) }
        }
        let race = await Race(20) { _ in try await server.signIn("disabled", by: client) }
        #expect(race.losers.allSatisfy { $0 as? UserRefusal == .disabled }, "\(race.losers)")
        try await server.administration.enable("disabled", in: pool.id)
        try await server.signIn("disabled", by: client)
    }

    @Test(arguments: Engine.available)
    func `an attempt that ends without a verdict does not count`(on engine: Engine) async throws {
        let (server, pool, client) = try await withPoolAndClient(engine)
        let ann = try await server.user("ann", in: pool.id)
        let tries = CountedPasswordAttempt(
            of: ThrottleSubject(ann.id), in: pool.id, database: server.database, world: server.world,
            wait: .seconds(300))
        for _ in 1...30 {
            try await tries.count()
            let task = Task { await tries.uncountNow() }
            task.cancel()
            await task.value
        }
        for _ in 1...5 {
            #expect(
                try await refusal { try await server.signIn("ann", password: Self.wrong, by: client) }
                    == SignInRefusal.wrongCredentials)
        }
    }

    // This many right passwords would lock the user if the leftovers of killed processes added up.
    @Test(arguments: Engine.available)
    func `a process that ends in between leaves one failure behind, and no call waits for it`(
        on engine: Engine
    ) async throws {
        let (server, pool, client) = try await withPoolAndClient(engine)
        let ann = try await server.user("ann", in: pool.id)
        let tries = CountedPasswordAttempt(
            of: ThrottleSubject(ann.id), in: pool.id, database: server.database, world: server.world,
            wait: .seconds(300))
        for _ in 1...6 {
            try await tries.count()
            try await server.signIn("ann", by: client)
        }
        for _ in 1...5 { try await tries.count() }
        server.clock.advance(1)
        try await server.signIn("ann", by: client)
    }
}
