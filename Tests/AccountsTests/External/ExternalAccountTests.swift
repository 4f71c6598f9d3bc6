import Accounts
import Authentication
import Directory
import Federation
import Kernel
import TestKit
import Testing
import Tokens
import Triggers
import WireRuntime

/// Users of other providers, and the users that they are linked to.
@Suite struct ExternalAccountTests {
    private struct Site {
        let server: TestServer
        let pool: UserPool
        let client: Client
        let context: ClientContext
        let provider: IdentityProvider

        init(
            _ engine: Engine, mapping: [String: String] = ["email": "email"],
            _ set: (inout PoolSettings) -> Void = { _ in }
        ) async throws {
            server = try await TestServer(engine)
            pool = try await server.pool([], setting: set)
            client = try await server.client(in: pool)
            context = try await ClientContext(client.id, settings: server.settings, cipher: server.cipher)
            provider = try await server.addProvider(to: pool.id, mapping: mapping)
        }

        func signIn(_ subject: String = "u-1", _ claims: [String: String] = ["email": "eve@example.com"]) async throws
            -> ExternalAccounts.Found
        {
            try await ExternalAccounts(server.accounts).recognise(
                ExternalProfile(subject: subject, claims: claims), at: provider, from: context
            ).found
        }

        func link(_ value: String, to username: String, attribute: String? = nil) async throws {
            try await Administration(server.accounts).link(
                .init(provider: "Contoso", attribute: attribute, value: value),
                to: .init(provider: "Cognito", attribute: nil, value: username), in: pool.id)
        }
    }

    // UP-FED-02, UP-SAML-24
    @Test(arguments: Engine.available)
    func `the first sign-in adds a user with identity and group, later ones find the user`(on engine: Engine)
        async throws
    {
        let site = try await Site(engine)
        let first = try await site.signIn()
        #expect(first.isNew && first.user.status == .externalProvider)
        let second = try await site.signIn()
        #expect(!second.isNew && second.user.id == first.user.id)
        let identities = try #require(second.user.attributes["identities"])
        #expect(identities.contains(#""userId":"u-1","providerName":"Contoso","providerType":"OIDC""#), "\(identities)")
        let groups = try await site.server.groups.list(of: first.user.username, in: site.pool.id, after: nil, limit: 5)
        #expect(groups.items.map(\.name.rawValue) == ["\(site.pool.id)_Contoso"])
    }

    // SAML-26: identities are compared by bytes, also where usernames are not.
    @Test(arguments: Engine.available)
    func `a subject in another case is another identity`(on engine: Engine) async throws {
        let strict = try await Site(engine)
        let first = try await strict.signIn("u-1")
        let second = try await strict.signIn("U-1")
        #expect(second.isNew && second.user.id != first.user.id)
        let lenient = try await Site(engine) { $0.caseSensitivity = false }
        let small = try await lenient.signIn("u-1")
        let capital = try await lenient.signIn("U-1")
        #expect(capital.isNew && capital.user.id != small.user.id)
        #expect(try await lenient.signIn("U-1").user.id == capital.user.id)
    }

    @Test(arguments: Engine.available)
    func `a user whose name was taken beforehand gets another and signs in by the identity`(on engine: Engine)
        async throws
    {
        let site = try await Site(engine)
        // Before the pool had the provider, or by an administrator.
        let early = try await site.server.invite("Contoso_u-1", attributes: ["email": "y@example.com"], to: site.pool)
        let first = try await site.signIn()
        #expect(first.isNew && early.id != first.user.id)
        #expect(first.user.username.rawValue.hasPrefix("Contoso_u-1_"))
        let second = try await site.signIn()
        #expect(!second.isNew && second.user.username == first.user.username)
        let long = String(repeating: "x", count: 120)
        try await site.server.invite("Contoso_" + long, attributes: ["email": "z@example.com"], to: site.pool)
        #expect(try await site.signIn(long).user.username.rawValue.utf8.count < 40)
    }

    @Test(arguments: Engine.available, [true, false])
    func `no user chooses a name that begins with a provider's name and a line`(on engine: Engine, isExact: Bool)
        async throws
    {
        let site = try await Site(engine) { settings in
            settings.caseSensitivity = isExact
            settings.aliasAttributes = [.email, .preferredUsername]
        }
        let registration = Registration(site.server.accounts)
        func signUp(_ name: String, _ attributes: [String: String] = [:]) async throws {
            _ = try await registration.register(
                .init(
                    client: site.client.id, secretHash: nil, username: Username(rawValue: name),
                    password: Secret("Correct-horse-9"),
                    attributes: ["email": "a@example.com"].merging(attributes) { $1 }))
        }
        let reserved = ["Contoso_u-1", "Contoso_", "\u{FF23}ontoso\u{FF3F}u-1"] + (isExact ? [] : ["cONTOSO_x"])
        for name in reserved { await #expect(throws: InvalidInput.self, "\(name)") { try await signUp(name) } }
        await #expect(throws: InvalidInput.self) { try await signUp("ann", ["email": "Contoso_v@example.com"]) }
        try await signUp("Contoso-u-1")
        if isExact { try await signUp("contoso_u-1", ["email": "b@example.com"]) }
    }

    @Test(arguments: Engine.available)
    func `of thirty-two first sign-ins at once one adds the user`(on engine: Engine) async throws {
        let site = try await Site(engine)
        let results = await withTaskGroup(of: UserID?.self) { group in
            for _ in 0..<32 { group.addTask { try? await site.signIn().user.id } }
            return await group.reduce(into: [UserID?]()) { $0.append($1) }
        }
        let ids = Set(results.compactMap(\.self))
        #expect(ids.count == 1 && results.allSatisfy { $0 != nil }, "the others find the user")
        let found = try await site.signIn()
        #expect(ids == [found.user.id] && !found.isNew)
    }

    // FED-07
    @Test(arguments: Engine.available)
    func `a linked identity signs in as the user that it is linked to`(on engine: Engine) async throws {
        let site = try await Site(engine)
        let ann = try await site.server.makeUser("ann", attributes: ["email": "ann@example.com"], by: site.client)
        try await site.link("u-9", to: "ann")
        let found = try await site.signIn("u-9", ["email": "ann@contoso.example"])
        #expect(!found.isNew && found.user.id == ann.id && found.user.status == .confirmed)
        #expect(found.user.attributes["email"] == "ann@contoso.example")
        _ = try await site.server.makeUser("bob", attributes: ["email": "bob@example.com"], by: site.client)
        await #expect(throws: ExternalAccountRefusal.alreadyLinked) { try await site.link("u-9", to: "bob") }
        try await site.link("u-9", to: "ann")
        _ = try await site.signIn("u-1")
        await #expect(throws: ExternalAccountRefusal.notMergeable) { try await site.link("u-1", to: "bob") }
        await #expect(throws: UserRefusal.notFound) { try await site.link("u-2", to: "stranger") }
    }

    // FED-07
    @Test(arguments: Engine.available)
    func `a user has at most five linked identities, also if many are linked at once`(on engine: Engine) async throws {
        let site = try await Site(engine)
        _ = try await site.server.makeUser("ann", attributes: ["email": "ann@example.com"], by: site.client)
        let linked = await withTaskGroup(of: Bool.self) { group in
            for number in 0..<12 {
                group.addTask { (try? await site.link("x-\(number)", to: "ann")) != nil }
            }
            return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        #expect(linked == 5)
    }

    @Test(arguments: Engine.available)
    func `an identity that is linked by an attribute gets its subject at the first sign-in`(on engine: Engine)
        async throws
    {
        let site = try await Site(engine)
        let ann = try await site.server.makeUser("ann", attributes: ["email": "ann@example.com"], by: site.client)
        try await site.link("ann@contoso.example", to: "ann", attribute: "email")
        let first = try await site.signIn("u-7", ["email": "ann@contoso.example"])
        #expect(first.user.id == ann.id)
        let second = try await site.signIn("u-7", ["email": "changed@contoso.example"])
        #expect(second.user.id == ann.id)
        let stranger = try await site.signIn("u-8", ["email": "ann@contoso.example"])
        #expect(stranger.isNew, "the address links only one subject")
        await #expect(throws: (any Error).self) { try await site.link("x", to: "ann", attribute: "gender") }
    }

    @Test(arguments: Engine.available)
    func `a disabled identity does not sign in, and a linked one that is taken away is a new user's`(on engine: Engine)
        async throws
    {
        let site = try await Site(engine)
        let administration = Administration(site.server.accounts)
        let own = try await site.signIn("u-1")
        try await administration.disableProvider(
            of: .init(provider: "Contoso", attribute: nil, value: "u-1"), in: site.pool.id)
        await #expect(throws: ExternalAccountRefusal.identityDisabled) { _ = try await site.signIn("u-1") }
        let ann = try await site.server.makeUser("ann", attributes: ["email": "ann@example.com"], by: site.client)
        try await site.link("u-2", to: "ann")
        try await administration.disableProvider(
            of: .init(provider: "Contoso", attribute: nil, value: "u-2"), in: site.pool.id)
        let found = try await administration.find("ann", in: site.pool.id)
        #expect(found.attributes["identities"] == nil)
        let new = try await site.signIn("u-2")
        #expect(new.isNew && new.user.id != ann.id && new.user.id != own.user.id)
        await #expect(throws: UserRefusal.notFound) {
            try await administration.disableProvider(
                of: .init(provider: "Contoso", attribute: nil, value: "u-3"), in: site.pool.id)
        }
    }

    @Test(arguments: Engine.available)
    func `a user whose password is disabled signs in with the provider only`(on engine: Engine) async throws {
        let site = try await Site(engine)
        let ann = try await site.server.makeUser("ann", attributes: ["email": "ann@example.com"], by: site.client)
        try await site.link("u-2", to: "ann")
        let tokens = try await site.server.signIn("ann", by: site.client)
        try await Administration(site.server.accounts).disableProvider(
            of: .init(provider: "Cognito", attribute: nil, value: "ann"), in: site.pool.id)
        // As after a change of the password: what it has begun ends, in apps and in browsers.
        await #expect(throws: (any Error).self) { _ = try await site.server.identity(of: tokens) }
        let found = try await site.signIn("u-2")
        #expect(found.user.id == ann.id && found.user.credential == nil && found.user.status == .externalProvider)
    }

    // UP-LPS: PreSignUp_ExternalProvider; the function may link the user.
    @Test(arguments: Engine.available)
    func `the function before a sign-up is asked about the first sign-in alone, and may refuse or link`(
        on engine: Engine
    ) async throws {
        let site = try await Site(engine)
        let ann = try await site.server.makeUser("ann", attributes: ["email": "ann@example.com"], by: site.client)
        let pool = try await site.server.pools.change(site.pool.id) { pool in
            pool.settings.triggers = TriggerSettings()
            pool.settings.triggers?.functions[.preSignUp] = TestTriggerRunner.function(for: .preSignUp)
        }
        let context = try await ClientContext(
            site.context.client.id, settings: site.server.settings, cipher: site.server.cipher)
        #expect(pool.id == context.pool.id)
        let accounts = ExternalAccounts(site.server.accounts)
        let profile = ExternalProfile(subject: "u-5", claims: ["email": "eve@example.com"])
        site.server.functions.handle(.preSignUp) { _ throws(TriggerError) in throw .failed(message: "no strangers") }
        await #expect(throws: TriggerRefusal.self) {
            _ = try await accounts.recognise(profile, at: site.provider, from: context)
        }
        site.server.functions.handle(.preSignUp) { event throws(TriggerError) in
            try? await site.link("u-5", to: "ann")
            return event
        }
        let found = try await accounts.recognise(profile, at: site.provider, from: context).found
        #expect(found.user.id == ann.id && !found.isNew)
        let event = try #require(site.server.functions.events.last)
        #expect(event["triggerSource"]?.string == "PreSignUp_ExternalProvider")
        #expect(event["userName"]?.string == "Contoso_u-5")
        let request = try #require(event["request"]?.object)
        let attributes = ["email": "eve@example.com", "cognito:email_alias": "", "cognito:phone_number_alias": ""]
        #expect(request["userAttributes"] == .texts(attributes))
        #expect(request["validationData"] == .object(JSONObject()), "a handler may look for members of it")
    }

    @Test(arguments: Engine.available)
    func `the function after a sign-up is told the identity`(on engine: Engine) async throws {
        let site = try await Site(engine)
        _ = try await site.server.pools.change(site.pool.id) { $0.settings.call(.postConfirmation) }
        site.server.functions.respond(to: .postConfirmation, JSONObject())
        let context = try await ClientContext(
            site.context.client.id, settings: site.server.settings, cipher: site.server.cipher)
        let profile = ExternalProfile(subject: "u-5", claims: ["email": "eve@example.com"])
        _ = try await ExternalAccounts(site.server.accounts).recognise(profile, at: site.provider, from: context)
        let told = site.server.functions.events.last?["request"]?.object?["userAttributes"]?.object
        #expect(told?["cognito:user_status"] == .string("EXTERNAL_PROVIDER"))
        #expect(told?["identities"]?.string?.contains(#""userId":"u-5""#) == true)
    }

    @Test(arguments: Engine.available)
    func `the function for inbound federation replaces what the provider says`(on engine: Engine) async throws {
        let site = try await Site(engine)
        _ = try await site.server.pools.change(site.pool.id) { pool in
            pool.settings.triggers = TriggerSettings()
            pool.settings.triggers?.functions[.inboundFederation] =
                TestTriggerRunner.function(for: .inboundFederation)
        }
        let context = try await ClientContext(
            site.context.client.id, settings: site.server.settings, cipher: site.server.cipher)
        let accounts = ExternalAccounts(site.server.accounts)
        var profile = ExternalProfile(subject: "u-5", claims: ["email": "eve@example.com"])
        profile.sources.idToken = ["sub": "u-5", "email": "eve@example.com"]
        site.server.functions.respond(
            to: .inboundFederation,
            JSONObject([.init("userAttributesToMap", .texts(["email": "changed@example.com"]))]))
        let found = try await accounts.recognise(profile, at: site.provider, from: context).found
        #expect(found.user.attributes["email"] == "changed@example.com")
        let event = try #require(site.server.functions.events.first)
        #expect(event["triggerSource"]?.string == "InboundFederation_ExternalProvider")
        let request = try #require(event["request"]?.object)
        #expect(request["providerName"]?.string == "Contoso" && request["providerType"]?.string == "OIDC")
        #expect(request["attributes"]?.object?["idToken"]?.object?["sub"]?.string == "u-5")
        site.server.functions.respond(to: .inboundFederation, JSONObject([.init("userAttributesToMap", .texts([:]))]))
        let kept = try await accounts.recognise(profile, at: site.provider, from: context).found
        #expect(kept.user.attributes["email"] == "eve@example.com", "an empty object keeps what the provider says")
    }
}
