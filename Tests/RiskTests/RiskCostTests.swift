import Accounts
import Authentication
import Directory
import Kernel
import Storage
import TestKit
import Testing
import Tokens

@testable import Risk

/// What AUDIT mode costs a sign-in that nothing speaks against.
@Suite struct RiskCostTests {
    /// A server whose statements are recorded, with a client and the user `ann`.
    private func site(
        _ engine: Engine, _ mode: AdvancedSecurityMode
    ) async throws -> (server: TestServer, recorder: StatementRecorder, client: Client) {
        let (server, recorder) = try await TestServer.recorded(engine)
        let pool = try await server.poolVerifyingEmail { settings in
            (settings.tier, settings.advancedSecurity) = (.plus, mode)
        }
        let client = try await server.client(in: pool) { _ in }
        _ = try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        return (server, recorder, client)
    }

    private func signIn(_ server: TestServer, _ client: Client, password: String = TestServer.password) async throws {
        server.clock.advance(.minutes(10))
        _ = try await CallerAgent.$current.withValue(
            CallerAgent(RiskSite.firefox, address: RiskSite.home)
        ) { try await server.signIn("ann", password: password, by: client) }
    }

    @Test(arguments: Engine.available)
    func `AUDIT adds no transaction to a sign-in, and three statements`(on engine: Engine) async throws {
        let (plain, judged) = (try await site(engine, .off), try await site(engine, .audit))
        for one in [plain, judged] {
            try await signIn(one.server, one.client)
            one.recorder.forget()
            try await signIn(one.server, one.client)
        }
        #expect(judged.recorder.transactions == plain.recorder.transactions)
        let added = judged.recorder.asked.filter { text in
            ["auth_events", "address_failures"].contains { text.contains($0) }
        }
        #expect(judged.recorder.asked.count == plain.recorder.asked.count + 3)
        #expect(added.count == 3, "failures of the address, the user's events, and the new one")
    }

    @Test(arguments: Engine.available)
    func `events are trimmed once there are too many, and failures forgiven if there are any`(
        on engine: Engine
    ) async throws {
        let (server, recorder, client) = try await site(engine, .audit)
        for _ in 1..<EventRetention().count { try await signIn(server, client) }
        recorder.forget()
        try await signIn(server, client)
        #expect(recorder.asked.contains { $0.contains("DELETE FROM auth_events") })
        _ = try await refusal { try await signIn(server, client, password: "Wrong-Horse-9") }
        recorder.forget()
        try await signIn(server, client)
        #expect(recorder.asked.contains { $0.contains("DELETE FROM address_failures") })
        recorder.forget()
        try await signIn(server, client)
        #expect(!recorder.asked.contains { $0.contains("DELETE FROM address_failures") })
        let kept = try await server.administration.events(of: "ann", in: client.pool, after: nil, limit: 60).items
        #expect(kept.count { $0.outcome == .pass } == EventRetention().count)
    }
}
