import Accounts
import Authentication
import Directory
import Factors
import Kernel
import TestKit
import Testing

/// A sign-up, its confirmation and the first sign-in in one go, by the sessions that the first two return.
@Suite struct SignUpSessionTests {
    private struct Entry {
        var first: String?
        var code: String
    }

    private func signUp(
        _ name: String, _ attributes: [String: String], _ server: TestServer, _ client: Client
    ) async throws -> Entry {
        let entered = try await server.signUp(name, attributes: attributes, by: client)
        return Entry(
            first: entered.session?.exposed,
            code: await server.lastCode(to: attributes["email"] ?? attributes["phone_number"] ?? ""))
    }

    private func confirm(
        _ name: String, _ entry: Entry, session: String?, _ server: TestServer, _ client: Client
    ) async throws -> String? {
        try await server.confirmation.confirm(
            Username(rawValue: name), code: Secret(entry.code), client: client.id, secretHash: nil, force: false,
            session: session.map { Secret($0) }
        )?.exposed
    }

    @Test(arguments: Engine.available)
    func `the confirmed user signs in without another code, once`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withFirstFactors(engine)
        let entry = try await signUp("new", ["email": "new@example.com"], server, client)
        let session = try await confirm("new", entry, session: entry.first, server, client)
        let sent = server.sender.attempts
        func begin(_ session: String?) async throws -> SignInStep {
            try await server.begin(
                .choice, exactly: ["USERNAME": "new", "PREFERRED_CHALLENGE": "EMAIL_OTP"], session: session,
                by: client.id)
        }
        #expect(try await refusal { try await begin(entry.first) } == SignInRefusal.invalidSession)
        let race = await Race { _ in
            try await server.begin(.choice, exactly: [:], session: session ?? "", by: client.id).tokens
        }
        #expect(race.winners.count == 1)
        #expect(race.losers.count { $0 as? SignInRefusal == .invalidSession } == 31)
        #expect(try await refusal { try await begin(session) } == SignInRefusal.invalidSession)
        #expect(server.sender.attempts == sent, "no code is sent")
    }

    @Test(arguments: Engine.available)
    func `the code is enough for a session, but not with the session of another user's sign-up`(
        on engine: Engine
    ) async throws {
        let (server, _, client) = try await TestServer.withFirstFactors(engine)
        let one = try await signUp("one", ["email": "one@example.com"], server, client)
        let two = try await signUp("two", ["email": "two@example.com"], server, client)
        let three = try await signUp("three", ["email": "three@example.com"], server, client)
        let session = try #require(try await confirm("one", one, session: nil, server, client))
        _ = try await server.begin(.choice, exactly: [:], session: session, by: client.id).tokens
        for wrong in [one.first, "nothing", ""] {
            let entry = try await signUp("w\(wrong?.count ?? 0)", ["email": "w@example.com"], server, client)
            #expect(try await confirm("w\(wrong?.count ?? 0)", entry, session: wrong, server, client) == nil)
        }
        #expect(try await confirm("two", two, session: one.first, server, client) == nil)
        server.clock.advance(.minutes(3))
        #expect(try await confirm("three", three, session: three.first, server, client) != nil, "the code still holds")
        for name in ["one", "two", "three"] { try await server.signIn(name, by: client) }
    }

    @Test(arguments: Engine.available)
    func `there is no session where a code is no first factor`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withFirstFactors(engine, offering: [.smsCode])
        // The code of the sign-up goes to the address, and the pool signs in by text messages.
        let entry = try await signUp("new", ["email": "new@example.com"], server, client)
        #expect(try await confirm("new", entry, session: entry.first, server, client) == nil)
        let plain = try await server.client(in: pool)
        #expect(try await signUp("other", ["email": "other@example.com"], server, plain).first == nil)
        let (second, _, closed) = try await TestServer.withPoolAndClient(
            engine, client: { $0.explicitAuthFlows?.append(.allowUserAuth) })
        #expect(try await signUp("new", ["email": "new@example.com"], second, closed).first == nil)
    }

    @Test(arguments: Engine.available)
    func `a session ends with the next change of the user, and after three minutes`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withFirstFactors(engine)
        for (name, change) in [("reset", true), ("late", false)] {
            let entry = try await signUp(name, ["email": "\(name)@example.com"], server, client)
            let session = try await confirm(name, entry, session: entry.first, server, client)
            #expect(session != nil)
            if change {
                try await server.administration.resetPassword(of: Username(rawValue: name), in: pool.id)
            } else {
                server.clock.advance(.minutes(3))
            }
            let refused = try await refusal {
                try await server.begin(.choice, exactly: [:], session: session, by: client.id)
            }
            #expect(refused == (change ? SignInRefusal.invalidSession : .sessionExpired), "\(name)")
        }
    }

    @Test(arguments: Engine.available)
    func `a client with a secret proves it with the session`(on engine: Engine) async throws {
        let (server, pool, _) = try await TestServer.withFirstFactors(engine)
        let client = try await server.client(in: pool, secret: "a-secret-of-a-client") {
            $0.explicitAuthFlows?.append(.allowUserAuth)
        }
        let entered = try await server.signUp("new", attributes: ["email": "new@example.com"], by: client)
        let hash = try server.secretHash(of: "new", client)
        let session = try await server.confirmation.confirm(
            "new", code: Secret(await server.lastCode(to: "new@example.com")), client: client.id, secretHash: hash,
            force: false, session: entered.session)
        let text = try #require(session?.exposed)
        let bare = try await refusal { try await server.begin(.choice, exactly: [:], session: text, by: client.id) }
        #expect(bare == ClientRefusal.secretHashMissing(client.id))
        let hashed = ["USERNAME": "new", "SECRET_HASH": try #require(hash?.exposed)]
        _ = try await server.begin(.choice, exactly: hashed, session: text, by: client.id).tokens
    }
}
