import Accounts
import Cryptography
import Directory
import Kernel
import TestKit
import Testing
import Tokens
import WireRuntime

/// What is said of tokens, and where their claims come from.
@Suite struct TokenExplainerTests {
    private static let role = "arn:aws:iam::123456789012:role/staff"

    private static func explainer(_ server: TestServer) -> TokenExplainer {
        TokenExplainer(
            server.tokens, settings: server.settings, cipher: server.cipher, database: server.database,
            world: server.world)
    }

    /// A server with a user in two groups, whose client reads some attributes.
    private func made(
        _ engine: Engine, asks: Bool = false
    ) async throws -> (TestServer, UserPool, Client, User) {
        let (server, pool, client) = try await TestServer.withPoolAndClient(
            engine, pool: { if asks { $0.call(.preTokenGeneration) } },
            client: { $0.readAttributes = ["email", "locale"] })
        let ann = try await server.makeUser(
            "ann", attributes: ["email": "ann@example.com", "name": "Ann", "locale": "de"], by: client)
        try await server.group("staff", role: Self.role, precedence: 3, in: pool, of: ["ann"])
        try await server.group("boss", precedence: 1, in: pool, of: ["ann"])
        return (server, pool, client, ann)
    }

    @Test(arguments: Engine.available)
    func `an explanation has the claims that were signed, each with its source`(on engine: Engine) async throws {
        let (server, pool, client, _) = try await made(engine)
        let tokens = try await server.signIn("ann", by: client)
        for text in [try #require(tokens.idToken), tokens.accessToken] {
            let found = try await Self.explainer(server).inspect(text, asksFunction: false)
            #expect(found.signature == .valid && found.validity == .valid && found.session == .active)
            #expect(found.key?.phase == .current && found.pool == pool.id)
            let now = try #require(found.now)
            let (signed, named) = (found.contents.claims, found.contents.claims.all.map(\.name))
            #expect(named == now.claims.all.map(\.name), "the same claims in the same order")
            for name in named where name != "jti" { #expect(signed[name] == now.claims[name], "\(name)") }
            for name in named { #expect(now.source(of: name) != nil, "\(name)") }
        }
    }

    @Test(arguments: Engine.available)
    func `sources name the attribute, the groups and the role`(on engine: Engine) async throws {
        let (server, _, client, ann) = try await made(engine)
        let context = try await ClientContext(client.id, settings: server.settings, cipher: server.cipher)
        let preview = try await Self.explainer(server).preview(
            "ann", through: context, scopes: nil, asksFunction: false)
        let id = try #require(preview.id)
        #expect(id.claims.string("sub") == ann.id.rawValue && preview.function == .none)
        #expect(id.source(of: "sub") == .user && id.source(of: "email") == .attribute(name: "email"))
        let groups: [ClaimSource.RankedGroup] = [
            .init(group: "boss", precedence: 1), .init(group: "staff", precedence: 3),
        ]
        #expect(id.source(of: "cognito:groups") == .groups(groups))
        #expect(id.source(of: "cognito:roles") == .roles([.init(group: "staff", role: Self.role)]))
        #expect(id.source(of: "cognito:preferred_role") == .preferredRole(of: [groups[1]]))
        #expect(id.source(of: "exp") == .lifetime(seconds: 3600))
        #expect(preview.access.source(of: "scope") == .scopes(granted: ["aws.cognito.signin.user.admin"]))
        #expect(id.absent.contains { $0.name == "name" && $0.absence == .notReadable })
        #expect(id.claims["name"] == nil)
    }

    @Test(arguments: Engine.available)
    func `a function is called on request only, and its changes are told from what they replace`(
        on engine: Engine
    ) async throws {
        let (server, _, client, _) = try await made(engine, asks: true)
        server.functions.respond(
            to: .preTokenGeneration,
            try JSONObject(
                text: """
                    {"claimsOverrideDetails": {"claimsToAddOrOverride": {"locale": "en", "tier": "gold"},
                    "claimsToSuppress": ["email", "nothing"]}}
                    """))
        let tokens = try await server.signIn("ann", by: client)
        let (text, calls) = (try #require(tokens.idToken), server.functions.events.count)
        let plain = try await Self.explainer(server).inspect(text, asksFunction: false)
        #expect(plain.function == .notAsked && server.functions.events.count == calls)
        #expect(plain.now?.source(of: "tier") == nil && plain.now?.claims.string("locale") == "de")
        let asked = try await Self.explainer(server).inspect(text, asksFunction: true)
        let now = try #require(asked.now)
        #expect(asked.function == .asked && server.functions.events.count == calls + 1)
        #expect(now.source(of: "tier") == .function(replacing: nil))
        #expect(now.source(of: "locale") == .function(replacing: .attribute(name: "locale")))
        #expect(now.absent.filter { $0.absence == .suppressed }.map(\.name) == ["email"])
        #expect(now.claims.all.map(\.name) == asked.contents.claims.all.map(\.name))
    }

    @Test(arguments: Engine.available)
    func `a token that is not good is only read`(on engine: Engine) async throws {
        let (server, _, client, _) = try await made(engine)
        let text = try #require(try await server.signIn("ann", by: client).idToken).exposed
        let explainer = Self.explainer(server)
        let other = try #require(try await server.signIn("ann", by: client).idToken).exposed
        let parts = [text, other].map { $0.split(separator: ".").map(String.init) }
        let mixed = try await explainer.inspect(
            Secret("\(parts[0][0]).\(parts[0][1]).\(parts[1][2])"), asksFunction: false)
        #expect(mixed.signature == .wrong && mixed.session == .unknown && mixed.now == nil && mixed.user == nil)
        let foreign = Base64.encodeURL(Array(#"{"iss":"https://other.example"}"#.utf8))
        let alien = try await explainer.inspect(Secret("\(foreign).\(foreign).AAAA"), asksFunction: false)
        #expect(alien.signature == .foreign && alien.pool == nil && alien.validity == .unknown)
        for bad in ["", ".", "..", "a.b", "x.y.z.w"] {
            await #expect(throws: TokenError.malformed, "\(bad)") {
                _ = try await explainer.inspect(Secret(bad), asksFunction: false)
            }
        }
    }

    @Test(arguments: Engine.available)
    func `time, session and user are judged apart`(on engine: Engine) async throws {
        let (server, pool, client, _) = try await made(engine)
        let access = try await server.signIn("ann", by: client).accessToken
        let explainer = Self.explainer(server)
        server.clock.advance(3600)
        let late = try await explainer.inspect(access, asksFunction: false)
        #expect(late.signature == .valid && late.validity == .expired && late.session == .active && late.now != nil)
        try await server.administration.signOut("ann", in: pool.id)
        #expect(try await explainer.inspect(access, asksFunction: false).session == .ended)
    }
}
