import Accounts
import Authentication
import Directory
import Factors
import Kernel
import TestKit
import Testing

/// `MFA_SETUP` answered with an e-mail address.
@Suite struct EmailSetupTests {
    private static let address = "later@example.com"

    /// A pool that requires a factor, and the user `new` without a contact.
    private func withUser(_ engine: Engine, offering factors: Set<SecondFactor> = [.email, .softwareToken]) async throws
        -> (TestServer, UserPool, Client, AskedChallenge)
    {
        let (server, pool, client) = try await TestServer.withSecondFactors(engine, mode: .on, offering: factors)
        try await server.signUp("new", by: client)
        try await server.administration.confirm("new", in: pool.id)
        return (server, pool, client, try await server.challenge("new", by: client))
    }

    private func answer(_ asked: AskedChallenge, _ address: String, _ server: TestServer, _ client: Client)
        async throws -> AskedChallenge
    {
        try await server.answer(
            .setup, session: asked.session, with: ["USERNAME": "new", "EMAIL": address], by: client
        )
        .pendingChallenge
    }

    // UP-MFA-05
    @Test(arguments: Engine.available)
    func `the address gets a code, which verifies it and signs in`(on engine: Engine) async throws {
        let (server, pool, client, asked) = try await withUser(engine)
        #expect(asked.challenge == .setup)
        let next = try await answer(asked, Self.address, server, client)
        #expect(next.challenge == .email && next.parameters["CODE_DELIVERY_DESTINATION"] == "l***@e***")
        #expect(try await server.user("new", in: pool.id).attributes.isVerified(.email) == false)
        #expect(
            try await refusal { try await answer(asked, Self.address, server, client) } == SignInRefusal.invalidSession,
            "a session is used once")
        #expect(
            try await refusal { try await server.prove(next, with: "no code", of: "new", by: client) }
                == SecondFactorRefusal.sentCodeMismatch)
        _ = try await server.prove(next, with: await server.lastCode(to: Self.address), of: "new", by: client).tokens
        #expect(try await server.user("new", in: pool.id).attributes.isVerified(.email))
        #expect(try await server.challenge("new", by: client).challenge == .email, "it is the factor from now on")
    }

    @Test(arguments: Engine.available)
    func `an address that is not proven is no factor`(on engine: Engine) async throws {
        let (server, _, client, asked) = try await withUser(engine)
        _ = try await answer(asked, Self.address, server, client)
        let again = try await server.challenge("new", by: client)
        #expect(again.challenge == .setup)
        let other = try await answer(again, "other@example.com", server, client)
        let code = await server.lastCode(to: "other@example.com")
        _ = try await server.prove(other, with: code, of: "new", by: client).tokens
    }

    @Test(arguments: Engine.available)
    func `no other address is set up once there is a factor, or where there are no codes by mail`(on engine: Engine)
        async throws
    {
        let (server, pool, client, asked) = try await withUser(engine)
        try await server.administration.update(
            ["email": "known@example.com", "email_verified": "true"], of: "new", in: pool.id)
        #expect(
            try await refusal { try await answer(asked, Self.address, server, client) } == SignInRefusal.invalidSession)
        #expect(await server.lastMessage(to: Self.address) == nil)
        let (plain, _, app, setup) = try await withUser(engine, offering: [.softwareToken])
        #expect(try await refusal { try await answer(setup, Self.address, plain, app) } is InvalidInput)
        for wrong in ["", "no address"] {
            let (third, _, through, begun) = try await withUser(engine)
            #expect(try await refusal { try await answer(begun, wrong, third, through) } is InvalidInput, "\(wrong)")
        }
    }

    // CODE-09
    @Test(arguments: Engine.available)
    func `five addresses an hour are tried`(on engine: Engine) async throws {
        let (server, _, client, _) = try await withUser(engine)
        for number in 1...5 {
            let asked = try await server.challenge("new", by: client)
            _ = try await answer(asked, "n\(number)@example.com", server, client)
        }
        let asked = try await server.challenge("new", by: client)
        #expect(
            try await refusal { try await answer(asked, "n6@example.com", server, client) } == QuotaRefusal.calls)
    }
}
