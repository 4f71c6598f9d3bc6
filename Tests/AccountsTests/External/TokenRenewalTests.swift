import Accounts
import Authentication
import Cryptography
import Directory
import Federation
import Kernel
import Outbound
import Storage
import TestKit
import Testing
import Tokens
import Triggers

/// Tokens of a provider among the attributes of its users.
@Suite struct TokenRenewalTests {
    private struct Site {
        let server: TestServer
        let pool: UserPool
        let client: Client
        let contoso: TestProvider
        let provider: IdentityProvider
        let renewal: TokenRenewal
        let failed = Locked<[FailedRenewal]>([])

        init(_ engine: Engine, mapping: [String: String] = ["nickname": "access_token"]) async throws {
            server = try await TestServer(engine)
            pool = try await server.pool()
            client = try await server.client(in: pool)
            contoso = TestProvider(server.world)
            provider = try await server.addProvider(to: pool.id, mapping: mapping)
            renewal = TokenRenewal(
                server.database, cipher: server.cipher, settings: server.settings,
                connectors: OAuthConnectors(server.identityProviders, client: contoso.client, world: server.world),
                world: server.world
            ) { [failed] failure in failed.change { $0.append(failure) } }
            answer("at-1", "rt-1")
        }

        /// Answers with these tokens from now on, which are valid for an hour.
        func answer(_ access: String, _ refresh: String?, idToken: Bool = false) {
            contoso.change { state in
                state.tokenMembers = [
                    "access_token": .string(access), "expires_in": .integer(3600),
                    "refresh_token": refresh.map { .string($0) } ?? .null,
                ]
                if !idToken { state.tokenMembers["id_token"] = .null }
            }
        }

        /// Signs the provider's user in.
        func signIn() async throws -> User {
            contoso.change { state in
                state.nonce = "n-1"
                state.tokenMembers["id_token"] = nil
            }
            let provider = try await server.identityProviders.require(provider.name, in: pool.id)
            guard case .oauth(let connector) = try server.federation(contoso).connector(of: provider) else {
                throw FederationRefusal.unknownSignIn
            }
            let profile = try await connector.profile(
                from: ProviderResponse(code: Secret("c-1")),
                to: ProviderRequest(redirectURI: "https://a.example", state: "s", nonce: "n-1", verifier: Secret("v")))
            let context = try await ClientContext(client.id, settings: server.settings, cipher: server.cipher)
            let found = try await ExternalAccounts(server.accounts).recognise(profile, at: provider, from: context)
                .found
                .user
            return try await stored(found.id)
        }

        func stored(_ user: UserID) async throws -> User {
            try #require(try await server.database.read { try UserTable($0).find(user, in: pool.id) })
        }

        /// The access token that the user has after a renewal.
        func renewed(_ user: User) async throws -> String? {
            let given = await renewal.renewed(try await stored(user.id), in: pool)
            #expect(try await stored(user.id).attributes["nickname"] == given.attributes["nickname"])
            return given.attributes["nickname"]
        }

        /// How often the provider was asked for tokens.
        var requests: Int { contoso.calls(to: "/token").count }
    }

    @Test(arguments: Engine.available)
    func `a token is renewed once it has expired, by the newest refresh token`(on engine: Engine) async throws {
        let site = try await Site(engine)
        let user = try await site.signIn()
        #expect(user.attributes["nickname"] == "at-1")
        site.answer("at-2", "rt-2")
        site.server.clock.advance(3500)
        #expect(try await site.renewed(user) == "at-1" && site.requests == 1)
        site.server.clock.advance(60)
        #expect(try await site.renewed(user) == "at-2" && site.requests == 2)
        let sent = try #require(site.contoso.calls(to: "/token").last)
        let form = String(decoding: sent.body, as: UTF8.self)
        #expect(form.contains("grant_type=refresh_token") && form.contains("refresh_token=rt-1"), "\(form)")
        // A provider need not give a new refresh token each time.
        site.answer("at-3", nil)
        site.server.clock.advance(3600)
        #expect(try await site.renewed(user) == "at-3")
        site.answer("at-4", nil)
        site.server.clock.advance(3600)
        #expect(try await site.renewed(user) == "at-4" && site.requests == 4)
        let last = try #require(site.contoso.calls(to: "/token").last)
        #expect(String(decoding: last.body, as: UTF8.self).contains("refresh_token=rt-2"))
    }

    @Test(arguments: Engine.available)
    func `of many callers at once one asks the provider`(on engine: Engine) async throws {
        let site = try await Site(engine)
        let user = try await site.signIn()
        site.answer("at-2", "rt-2")
        site.server.clock.advance(3600)
        let found = await withTaskGroup(of: String?.self) { group in
            for _ in 0..<16 {
                group.addTask { await site.renewal.renewed(user, in: site.pool).attributes["nickname"] }
            }
            return await group.reduce(into: Set<String?>()) { $0.insert($1) }
        }
        #expect(site.requests == 2 && found.contains("at-2") && found.isSubset(of: ["at-1", "at-2"]))
        #expect(try await site.renewed(user) == "at-2" && site.requests == 2)
    }

    // UP-FED-05
    @Test(arguments: Engine.available)
    func `what fails leaves the attribute, and is tried again after ten minutes`(on engine: Engine) async throws {
        let site = try await Site(engine)
        let user = try await site.signIn()
        site.server.clock.advance(3600)
        let failures: [(reason: String, answer: @Sendable (HTTPCall) -> Result<HTTPCallResponse, HTTPCallError>)] = [
            ("cannot be reached", { _ in .failure(HTTPCallError(reason: "no route", cause: .timedOut)) }),
            ("(invalid_grant)", { _ in .success(TestProvider.json(["error": "invalid_grant"], status: 400)) }),
            (
                "no access token",
                { _ in .success(TestProvider.json(["token_type": "Bearer", "refresh_token": "rt-3"])) }
            ),
            // Longer than the attribute may be.
            (
                "2048",
                { _ in .success(TestProvider.json(["access_token": .string(String(repeating: "a", count: 2049))])) }
            ),
        ]
        for (number, failure) in failures.enumerated() {
            site.contoso.change { $0.responses["/token"] = failure.answer }
            #expect(try await site.renewed(user) == "at-1")
            #expect(try await site.renewed(user) == "at-1" && site.requests == 2 + number)
            // Each failure is told of once, because the app sees none.
            let failed = site.failed.read(\.self)
            let last = try #require(failed.last)
            #expect(failed.count == 1 + number && last.reason.contains(failure.reason), "\(last.reason)")
            #expect(last.pool == site.pool.id && last.user == user.id && last.provider == "Contoso")
            #expect(!["at-1", "rt-1", "rt-3", "aaa"].contains { last.reason.contains($0) }, "\(last.reason)")
            site.server.clock.advance(600)
        }
        site.contoso.change { $0.responses = [:] }
        site.answer("at-2", nil)
        #expect(try await site.renewed(user) == "at-2" && site.failed.read(\.count) == failures.count)
    }

    @Test(arguments: Engine.available)
    func `an ID token is stored only if it is the same user's`(on engine: Engine) async throws {
        let site = try await Site(engine, mapping: ["nickname": "access_token", "profile": "id_token"])
        let user = try await site.signIn()
        let first = try #require(user.attributes["profile"])
        site.server.clock.advance(3600)
        site.answer("at-2", nil, idToken: true)
        site.contoso.change { $0.claims["sub"] = "u-2" }
        #expect(try await site.renewed(user) == "at-1")
        site.server.clock.advance(600)
        // A renewed token need not have the nonce of the sign-in.
        site.contoso.change { ($0.claims["sub"], $0.protocolClaims["nonce"]) = ("u-1", .null) }
        let renewed = await site.renewal.renewed(user, in: site.pool)
        #expect(renewed.attributes["nickname"] == "at-2" && renewed.attributes["profile"] != first)
    }

    @Test(arguments: Engine.available)
    func `a refresh token is sent to the server that gave it, for an identity that counts`(on engine: Engine)
        async throws
    {
        let site = try await Site(engine)
        let user = try await site.signIn()
        site.server.clock.advance(3600)
        for (name, value) in [("client_id", "other"), ("token_url", "https://evil.example/token")] {
            var details = TestProvider.details
            details[name] = value
            _ = try await site.server.identityProviders.change(
                "Contoso", in: site.pool.id,
                to: ProviderInput(details: details, attributeMapping: nil, identifiers: nil))
            #expect(try await site.renewed(user) == "at-1")
            site.server.clock.advance(600)
        }
        _ = try await site.server.identityProviders.change(
            "Contoso", in: site.pool.id,
            to: ProviderInput(details: TestProvider.details, attributeMapping: nil, identifiers: nil))
        try await Administration(site.server.accounts).disableProvider(
            of: .init(provider: "Contoso", attribute: nil, value: "u-1"), in: site.pool.id)
        #expect(try await site.renewed(user) == "at-1")
        #expect(site.contoso.calls(to: "https://evil.example/token").isEmpty && site.requests == 1)
    }

    @Test(arguments: Engine.available)
    func `without a mapping of tokens nothing is kept, and a function's claims stay`(on engine: Engine) async throws {
        let plain = try await Site(engine, mapping: ["nickname": "email"])
        let stranger = try await plain.signIn()
        plain.server.clock.advance(3600)
        #expect(try await plain.renewed(stranger) == "eve@example.com" && plain.requests == 1)
        let site = try await Site(engine)
        let user = try await site.signIn()
        site.server.clock.advance(3600)
        let pool = try await site.server.pools.change(site.pool.id) { pool in
            pool.settings.triggers = TriggerSettings()
            pool.settings.triggers?.functions[.inboundFederation] = TestTriggerRunner.function(for: .inboundFederation)
        }
        #expect(await site.renewal.renewed(user, in: pool).attributes["nickname"] == "at-1" && site.requests == 1)
    }

    @Test(arguments: Engine.available)
    func `the tokens of a refreshed session tell the new one`(on engine: Engine) async throws {
        let site = try await Site(engine)
        let server = site.server
        let ann = try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: site.client)
        try await Administration(server.accounts).link(
            .init(provider: "Contoso", attribute: nil, value: "u-1"),
            to: .init(provider: "Cognito", attribute: nil, value: "ann"), in: site.pool.id)
        #expect(try await site.signIn().id == ann.id)
        let given = try await server.signIn("ann", by: site.client)
        site.answer("at-2", nil)
        server.clock.advance(3600)
        let issued = try await server.refresh(after: site.renewal.renewed).exchange(
            try #require(given.refreshToken), client: site.client.id, secret: nil)
        #expect(try TokenText(try #require(issued.idToken).exposed).text("nickname") == "at-2")
    }
}
