import Authentication
import Directory
import Kernel
import Storage
import TestKit
import Testing
import Tokens

/// How many transactions a sign-in takes. Each waits for the disk or for another machine.
@Suite struct SignInCostTests {
    private typealias Transactions = StatementRecorder.Transactions

    private func withUser(_ engine: Engine) async throws -> (TestServer, StatementRecorder, Client) {
        let (server, recorder) = try await TestServer.recorded(engine)
        let pool = try await server.poolVerifyingEmail()
        let client = try await server.client(in: pool)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        try await server.invite("new", to: pool)
        // Settings and signing keys are read once a second.
        try await server.signIn("ann", by: client)
        await server.sender.waitForBackgroundWork()
        recorder.forget()
        return (server, recorder, client)
    }

    @Test(arguments: Engine.available)
    func `a password takes one snapshot, and is counted and cleared`(on engine: Engine) async throws {
        let (server, recorder, client) = try await withUser(engine)
        try await server.signIn("ann", by: client)
        #expect(recorder.transactions == Transactions(reads: 1, writes: 2))
        #expect(!recorder.asked.contains { $0.contains("sweep_horizons") })
        recorder.forget()
        _ = try await refusal { try await server.signIn("ann", password: "Wrong-Horse-9", by: client) }
        #expect(recorder.transactions == Transactions(reads: 1, writes: 2))
    }

    @Test(arguments: Engine.available)
    func `the last sign-in is recorded in its commit, once a minute`(on engine: Engine) async throws {
        let (server, recorder, client) = try await withUser(engine)
        func records() async throws -> Int {
            recorder.forget()
            try await server.signIn("ann", by: client)
            return recorder.asked.count { $0.contains("last_sign_ins") }
        }
        server.clock.advance(61)
        #expect(try await records() == 1)
        server.clock.advance(10)
        #expect(try await records() == 0)
        #expect(recorder.transactions.writes == 2)
        server.clock.advance(51)
        #expect(try await records() == 1)
        let pool = client.pool
        let ann = try await server.user("ann", in: pool)
        let last = try await server.database.read { try LastSignInTable($0).find(ann.id, in: pool) }
        #expect(last == server.clock.now)
        let count = try await server.database.read {
            try LastSignInTable($0).count(in: pool, since: server.clock.now.advanced(seconds: -30), upTo: 10)
        }
        #expect(count == 1)
    }

    @Test(arguments: Engine.available)
    func `an SRP challenge takes one snapshot and no write`(on engine: Engine) async throws {
        let (server, recorder, client) = try await withUser(engine)
        let flow = try SRPSignIn(server, of: "ann", by: client)
        let asked = try await flow.start()
        #expect(recorder.transactions == Transactions(reads: 1))
        #expect(recorder.asked.count { $0.contains("sweep_horizons") } == 1)
        recorder.forget()
        _ = try await flow.answer(asked).tokens
        #expect(recorder.transactions == Transactions(reads: 1, writes: 2))
    }

    @Test(arguments: Engine.available)
    func `a new password takes two snapshots and one commit`(on engine: Engine) async throws {
        let (server, recorder, client) = try await withUser(engine)
        let asked = try await server.begin(
            .password, with: ["USERNAME": "new", "PASSWORD": TestServer.password], by: client
        ).pendingChallenge
        #expect(recorder.transactions == Transactions(reads: 1, writes: 2))
        recorder.forget()
        let answer = ["USERNAME": "new", "NEW_PASSWORD": "My-Own-Horse-9"]
        _ = try await server.answer(.newPassword, session: asked.session, with: answer, by: client).tokens
        #expect(recorder.transactions == Transactions(reads: 2, writes: 1))
    }

    @Test(arguments: Engine.available)
    func `a refresh takes two snapshots and no write`(on engine: Engine) async throws {
        let (server, recorder, client) = try await withUser(engine)
        let refresh = try await server.signIn("ann", by: client).refresh
        recorder.forget()
        _ = try await server.exchange(refresh, by: client)
        #expect(recorder.transactions == Transactions(reads: 2))
    }
}
