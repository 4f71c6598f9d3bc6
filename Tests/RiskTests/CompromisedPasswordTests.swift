import Accounts
import Authentication
import Directory
import Factors
import Kernel
import TestKit
import Testing
import Tokens

@testable import Risk

/// Passwords that are known elsewhere.
@Suite struct CompromisedPasswordTests {
    private static let leaked = "Leaked-Horse-9"

    /// A site whose list has `leaked`, and the password of `ann` unless sign-ups are looked at.
    private func withSite(
        _ engine: Engine, _ mode: AdvancedSecurityMode = .enforced, uses: Set<PasswordUse>? = nil,
        isBlocking: Bool = true, skipped: [String]? = nil, _ body: (RiskSite) async throws -> Void
    ) async throws {
        let uses = uses ?? [.signIn, .change]
        // The site begins with a sign-up of ann.
        let listed = [Self.leaked] + (uses.contains(.signUp) ? [] : [TestServer.password])
        try await PasswordHashes.withList(of: listed) { list in
            let settings = CompromisedPasswordSettings(uses: uses, isBlocking: isBlocking)
            try await body(try await RiskSite(engine, mode, skipped: skipped, compromised: settings, list: list))
        }
    }

    private func reset(to password: String, at site: RiskSite) async throws {
        let server = site.server
        server.clock.advance(1)
        _ = try await server.recovery.requestCode(for: "ann", client: site.client.id, secretHash: nil)
        let code = await server.lastCode(to: "ann@example.com")
        try await server.recover("ann", code: code, password: password, by: site.client)
    }

    // UP-ASF-03, UP-ASF-04
    @Test(arguments: Engine.available)
    func `new passwords are refused where the pool says so`(on engine: Engine) async throws {
        try await withSite(engine, uses: [.signUp, .change]) { site in
            let (server, client) = (site.server, site.client)
            let signUp = try await refusal { try await server.signUp("bob", password: Self.leaked, by: client) }
            #expect(signUp == PasswordRefusal.compromised)
            #expect(signUp?.message == "Provided password cannot be used for security reasons.")
            let identity = try await server.identity(of: try await site.signIn(from: RiskSite.home))
            let change = try await refusal {
                try await server.account.changePassword(
                    from: Secret(TestServer.password), to: Secret(Self.leaked), for: identity)
            }
            #expect(change == PasswordRefusal.compromised)
            #expect(try await refusal { try await reset(to: Self.leaked, at: site) } == PasswordRefusal.compromised)
            try await server.invite("cyd", to: site.pool)
            let asked = try await server.begin(
                .password, with: ["USERNAME": "cyd", "PASSWORD": TestServer.password], by: client
            ).pendingChallenge
            let first = try await refusal {
                try await server.answer(
                    .newPassword, session: asked.session, with: ["USERNAME": "cyd", "NEW_PASSWORD": Self.leaked],
                    by: client)
            }
            #expect(first == PasswordRefusal.compromised)
            _ = try await server.answer(
                .newPassword, session: asked.session, with: ["USERNAME": "cyd", "NEW_PASSWORD": "Own-Horse-9"],
                by: client
            ).tokens
        }
        try await withSite(engine, uses: [.signIn]) { site in
            try await site.server.signUp("bob", password: Self.leaked, by: site.client)
            try await reset(to: Self.leaked, at: site)
        }
    }

    // UP-ASF-05
    @Test(arguments: Engine.available)
    func `who signs in with a compromised password must choose another`(on engine: Engine) async throws {
        try await withSite(engine) { site in
            let wrong = try await refusal { try await site.signIn(password: Self.leaked, from: RiskSite.home) }
            #expect(wrong == SignInRefusal.wrongCredentials)
            for _ in 1...2 {
                let refused = try await refusal { try await site.signIn(from: RiskSite.home) }
                #expect(refused == SignInRefusal.passwordResetRequired)
            }
            let event = try #require(try await site.events().first { $0.isCompromised })
            #expect(event.isBlocked && event.outcome == .fail && event.password == .right)
            #expect(try await site.server.user("ann", in: site.pool.id).status == .resetRequired)
            try await reset(to: "Own-Horse-9", at: site)
            try await site.signIn(password: "Own-Horse-9", from: RiskSite.home)
            #expect(try await site.events().first?.isCompromised == false)
        }
    }

    // UP-ASF-05
    @Test(arguments: Engine.available)
    func `the first password of a user from elsewhere is judged as any other, and is not kept`(
        on engine: Engine
    ) async throws {
        for password in [try TestServer.foreignPassword(), .atSource] {
            try await withSite(engine) { site in
                let server = site.server
                server.atSource.set(.success(.right(isTemporary: false)), for: "ann")
                try await server.set(password, in: site.pool)
                let before = try await server.user("ann", in: site.pool.id).credential
                for _ in 1...2 {
                    let refused = try await refusal { try await site.signIn(from: RiskSite.home) }
                    #expect(refused == SignInRefusal.passwordResetRequired)
                }
                let event = try #require(try await site.events().first { $0.isCompromised })
                #expect(event.isBlocked && event.outcome == .fail && event.password == .right)
                let ann = try await server.user("ann", in: site.pool.id)
                #expect(ann.status == .resetRequired && ann.credential == before)
                try await reset(to: "Own-Horse-9", at: site)
                try await site.signIn(password: "Own-Horse-9", from: RiskSite.home)
            }
            try await withSite(engine, isBlocking: false) { site in
                site.server.atSource.set(.success(.right(isTemporary: false)), for: "ann")
                try await site.server.set(password, in: site.pool)
                try await site.signIn(from: RiskSite.home)
                #expect(try await site.events().first?.isCompromised == true)
                _ = try await site.server.signInBySRP("ann", by: site.client).tokens
            }
        }
    }

    // UP-ASF-05
    @Test(arguments: Engine.available)
    func `a compromised password is refused before a challenge of the followed pool is passed on`(
        on engine: Engine
    ) async throws {
        let challenge = FollowedChallenge(
            .sentCode(.sms, destination: "+*******0123"),
            reference: .init(.smsSecondFactor, session: "old", username: "ann"))
        for isBlocking in [true, false] {
            try await withSite(engine, isBlocking: isBlocking) { site in
                let server = site.server
                server.atSource.set(.success(.challenged(challenge)), for: "ann")
                server.atSource.set(.success(.right(isTemporary: false)), after: "123456", in: "old")
                try await server.set(.atSource, in: site.pool)
                guard !isBlocking else {
                    let refused = try await refusal { try await server.challenge(by: site.client) }
                    #expect(refused == SignInRefusal.passwordResetRequired)
                    return
                }
                let asked = try await server.challenge(by: site.client)
                _ = try await server.prove(asked, with: "123456", by: site.client).tokens
                // The clock stands still: the order of the events says nothing.
                let signIns = try await site.events().filter { $0.kind == .signIn }
                #expect(signIns.map(\.isCompromised) == [true])
            }
        }
    }

    // UP-ASF-06
    @Test(arguments: Engine.available)
    func `SRP shows no password, and the flow of administrators does`(on engine: Engine) async throws {
        try await withSite(engine) { site in
            _ = try await site.server.signInBySRP("ann", by: site.client).tokens
            let refused = try await refusal {
                try await site.server.begin(
                    .adminPassword, with: ["USERNAME": "ann", "PASSWORD": TestServer.password], by: site.client,
                    as: true)
            }
            #expect(refused == SignInRefusal.passwordResetRequired)
        }
    }

    // UP-ASF-02, UP-ASF-04
    @Test(arguments: Engine.available)
    func `without a block only the event says so`(on engine: Engine) async throws {
        for (mode, isBlocking) in [(AdvancedSecurityMode.audit, true), (.enforced, false)] {
            try await withSite(engine, mode, isBlocking: isBlocking) { site in
                let tokens = try await site.signIn(from: RiskSite.home)
                let identity = try await site.server.identity(of: tokens)
                try await site.act(from: RiskSite.home) { [server = site.server] in
                    try await server.account.changePassword(
                        from: Secret(TestServer.password), to: Secret(Self.leaked), for: identity)
                }
                try await reset(to: "Own-Horse-9", at: site)
                let events = try await site.events()
                #expect(events.map(\.kind) == [.passwordReset, .passwordChange, .signIn, .signUp])
                #expect(events.map(\.isCompromised) == [false, true, true, false])
                #expect(events.allSatisfy { !$0.isBlocked })
            }
        }
    }

    // UP-ASF-13
    @Test(arguments: Engine.available)
    func `from addresses that are never risky no password is looked at`(on engine: Engine) async throws {
        try await withSite(engine, skipped: [RiskSite.home]) { site in
            try await site.signIn(from: RiskSite.home)
            #expect(try await site.events().first?.isCompromised == false)
        }
    }

    @Test(arguments: Engine.available)
    func `without a list common passwords are compromised`(on engine: Engine) async throws {
        let settings = CompromisedPasswordSettings(isBlocking: true)
        let site = try await RiskSite(engine, .enforced, compromised: settings)
        let protection = try #require(Protection(site.pool, client: nil, by: site.server.accounts.risk))
        #expect(try protection.isCompromised(Secret("Passw0rd!"), at: .signIn))
        #expect(try !protection.isCompromised(Secret(TestServer.password), at: .signIn))
    }
}
