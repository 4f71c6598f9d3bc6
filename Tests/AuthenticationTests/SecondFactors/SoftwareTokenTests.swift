import Accounts
import Authentication
import Directory
import Factors
import Kernel
import TestKit
import Testing
import Tokens

/// Authenticator apps: their registration, and their codes at sign-in.
@Suite struct SoftwareTokenTests {
    private static let mismatch = SecondFactorRefusal.registrationMismatch

    // UP-MFA-15, UP-MFA-22, UP-MFA-25
    @Test(arguments: Engine.available)
    func `a registered app is asked for once it is enabled`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withSecondFactors(engine, offering: [.softwareToken])
        let app = try await server.registerApp(try await server.signIn("ann", by: client), named: "phone")
        try await server.signIn("ann", by: client)
        try await server.enable(.softwareToken, in: pool)
        for _ in 1...2 {
            let asked = try await server.challenge(by: client)
            #expect(asked.challenge == .softwareToken)
            #expect(asked.parameters == ["FRIENDLY_DEVICE_NAME": "phone", "USER_ID_FOR_SRP": "ann"])
            let tokens = try await server.prove(asked, with: app.code(at: server.clock.now), by: client).tokens
            #expect(try await server.exchange(tokens.refresh, by: client).accessToken != tokens.accessToken)
            server.clock.advance(30)
        }
        let change = SecondFactorChange(.softwareToken, isEnabled: false, isPreferred: false)
        try await server.administration.setSecondFactors([change], of: "ann", in: pool.id)
        try await server.signIn("ann", by: client)
    }

    // MFA-07
    @Test(arguments: Engine.available)
    func `every flow asks for the app`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withSecondFactors(engine, mode: .on, offering: [.softwareToken])
        let app = try await setUp(server, client)
        #expect(try await server.challenge(by: client).challenge == .softwareToken)
        #expect(try await server.signInBySRP("ann", by: client).pendingChallenge.challenge == .softwareToken)
        let asked = try await server.challenge(by: client, as: true)
        server.clock.advance(30)
        _ = try await server.prove(asked, with: app.code(at: server.clock.now), by: client, as: true).tokens
    }

    /// The app that `ann` registers at the first sign-in, in a pool that requires one.
    private func setUp(_ server: TestServer, _ client: Client) async throws -> AuthenticatorApp {
        let asked = try await server.challenge(by: client)
        let (secret, session) = try await server.authenticator.associateSoftwareToken(Secret(asked.session ?? ""))
        let app = AuthenticatorApp(secret)
        let next = try await server.authenticator.verifySoftwareToken(
            Secret(app.code(at: server.clock.now)), deviceName: nil, session: session)
        _ = try await server.answer(.setup, session: next.exposed, with: ["USERNAME": "ann"], by: client).tokens
        return app
    }

    // UP-MFA-05, UP-MFA-27
    @Test(arguments: Engine.available)
    func `a pool that requires a factor lets a user without one register an app, and nothing else`(
        on engine: Engine
    ) async throws {
        let (server, _, client) = try await TestServer.withSecondFactors(engine, mode: .on, offering: [.softwareToken])
        let asked = try await server.challenge(by: client)
        #expect(asked.challenge == .setup && asked.parameters["MFAS_CAN_SETUP"] == #"["SOFTWARE_TOKEN_MFA"]"#)
        let name = ["USERNAME": "ann"]
        func finish(_ session: String?) async throws -> (any Refusal)? {
            try await refusal { try await server.answer(.setup, session: session, with: name, by: client) }
        }
        let authenticator = server.authenticator
        #expect(try await finish(asked.session) == SignInRefusal.invalidSession, "nothing is registered")
        #expect(
            try await refusal {
                try await server.prove(
                    AskedChallenge(challenge: .softwareToken, session: asked.session, parameters: [:]), with: "000000",
                    by: client)
            } == SignInRefusal.invalidSession)
        let (secret, session) = try await authenticator.associateSoftwareToken(Secret(asked.session ?? ""))
        #expect(
            try await refusal { try await authenticator.associateSoftwareToken(Secret(asked.session ?? "")) }
                == SignInRefusal.invalidSession, "a session is used once")
        #expect(try await finish(session.exposed) == SignInRefusal.invalidSession, "nothing is verified")
        let app = AuthenticatorApp(secret)
        let wrong = Secret(app.code(at: server.clock.now, steps: 5))
        #expect(
            try await refusal { try await authenticator.verifySoftwareToken(wrong, deviceName: nil, session: session) }
                == Self.mismatch)
        let right = Secret(app.code(at: server.clock.now))
        let next = try await authenticator.verifySoftwareToken(right, deviceName: "phone", session: session)
        #expect(
            try await refusal { try await authenticator.associateSoftwareToken(next) } == SignInRefusal.invalidSession)
        _ = try await server.answer(.setup, session: next.exposed, with: name, by: client).tokens
        #expect(try await finish(next.exposed) == SignInRefusal.invalidSession)
        let again = try await server.challenge(by: client)
        #expect(again.challenge == .softwareToken && again.parameters["FRIENDLY_DEVICE_NAME"] == "phone")
        let repeated = try await refusal { try await server.prove(again, with: right.exposed, by: client) }
        #expect(repeated == SecondFactorRefusal.softwareTokenUsed, "the code of the registration is used too")
    }

    @Test(arguments: Engine.available)
    func `a registration that has begun does not replace an app that was registered meanwhile`(
        on engine: Engine
    ) async throws {
        let (server, _, client) = try await TestServer.withSecondFactors(engine, mode: .on, offering: [.softwareToken])
        let early = try await server.challenge(by: client)
        let other = try await server.challenge(by: client)
        let (secret, session) = try await server.authenticator.associateSoftwareToken(Secret(early.session ?? ""))
        _ = try await setUp(server, client)
        let code = Secret(AuthenticatorApp(secret).code(at: server.clock.now))
        for work in [
            { _ = try await server.authenticator.associateSoftwareToken(Secret(other.session ?? "")) },
            { _ = try await server.authenticator.associateSoftwareToken(session) },
        ] as [@Sendable () async throws -> Void] {
            #expect(try await refusal(of: work) == SignInRefusal.invalidSession)
        }
        #expect(
            try await refusal {
                try await server.authenticator.verifySoftwareToken(code, deviceName: nil, session: session)
            }
                != nil)
        #expect(try await server.challenge(by: client).challenge == .softwareToken)
    }

    // UP-MFA-21
    @Test(arguments: Engine.available)
    func `a new app takes the place of the old one when it is verified`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withSecondFactors(engine, offering: [.softwareToken])
        let tokens = try await server.signIn("ann", by: client)
        let identity = try await server.identity(of: tokens)
        let old = try await server.makeApp(in: pool, by: client)
        let abandoned = AuthenticatorApp(try await server.account.associateSoftwareToken(identity))
        let new = AuthenticatorApp(try await server.account.associateSoftwareToken(identity))
        func verify(_ app: AuthenticatorApp) async throws -> (any Refusal)? {
            let code = Secret(app.code(at: server.clock.now))
            return try await refusal {
                try await server.account.verifySoftwareToken(code, deviceName: nil, for: identity)
            }
        }
        #expect(try await verify(abandoned) == Self.mismatch)
        let asked = try await server.challenge(by: client)
        _ = try await server.prove(asked, with: old.code(at: server.clock.now), by: client).tokens
        #expect(try await verify(new) == nil)
        #expect(try await verify(new) == SecondFactorRefusal.softwareTokenNotFound, "nothing is left to verify")
        server.clock.advance(30)
        let later = try await server.challenge(by: client)
        #expect(
            try await refusal { try await server.prove(later, with: old.code(at: server.clock.now), by: client) }
                == SecondFactorRefusal.softwareTokenMismatch)
        _ = try await server.prove(later, with: new.code(at: server.clock.now), by: client).tokens
    }

    // UP-MFA-18, MFA-08
    @Test(arguments: Engine.available)
    func `nothing is registered where the pool has no apps, and an unverified app is not enabled`(
        on engine: Engine
    ) async throws {
        let (server, pool, client) = try await TestServer.withSecondFactors(engine, offering: [.sms])
        let identity = try await server.identity(of: try await server.signIn("ann", by: client))
        let expected = SecondFactorRefusal.softwareTokensNotOffered
        #expect(try await refusal { try await server.account.associateSoftwareToken(identity) } == expected)
        #expect(
            try await refusal {
                try await server.account.verifySoftwareToken(Secret("000000"), deviceName: nil, for: identity)
            } == expected)
        try await server.pools.change(pool.id) { $0.settings.secondFactors?.softwareToken = true }
        let app = AuthenticatorApp(try await server.account.associateSoftwareToken(identity))
        let wrong = Secret(app.code(at: server.clock.now, steps: 3))
        #expect(
            try await refusal { try await server.account.verifySoftwareToken(wrong, deviceName: nil, for: identity) }
                == Self.mismatch)
        #expect(try await refusal { try await server.enable(.softwareToken, in: pool) }?.kind == .invalid)
        try await server.signIn("ann", by: client)
    }

    @Test(arguments: Engine.available)
    func `a deleted app is no longer asked for`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withSecondFactors(engine, offering: [.softwareToken])
        let app = try await server.makeApp(in: pool, by: client)
        let asked = try await server.challenge(by: client)
        try await server.administration.deleteSoftwareToken(of: "ann", in: pool.id)
        let refused = try await refusal {
            try await server.prove(asked, with: app.code(at: server.clock.now), by: client)
        }
        #expect(refused == SecondFactorRefusal.softwareTokenNotFound)
        try await server.signIn("ann", by: client)
        #expect(try await server.administration.profile(of: "ann", in: pool.id).secondFactors.isEmpty)
        #expect(try await refusal { try await server.enable(.softwareToken, in: pool) }?.kind == .invalid)
    }

    @Test(arguments: Engine.available)
    func `an app stays valid when all secrets are sealed anew`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withSecondFactors(engine, offering: [.softwareToken])
        let app = try await server.makeApp(in: pool, by: client)
        let identity = try await server.identity(
            of: try await server.prove(
                try await server.challenge(by: client), with: app.code(at: server.clock.now), by: client
            ).tokens)
        let pending = AuthenticatorApp(try await server.account.associateSoftwareToken(identity))
        server.clock.advance(30)
        let later = try await server.rekeyed()
        _ = try await later.prove(
            try await later.challenge(by: client), with: app.code(at: server.clock.now), by: client
        ).tokens
        let code = Secret(pending.code(at: server.clock.now))
        try await later.account.verifySoftwareToken(code, deviceName: nil, for: identity)
    }
}
