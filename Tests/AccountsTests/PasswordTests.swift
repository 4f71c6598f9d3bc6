import Accounts
import Authentication
import Directory
import Factors
import Kernel
import TestKit
import Testing
import Tokens

/// Passwords in every operation that accepts a new one (UP-PWD, PW).
@Suite struct PasswordTests {
    /// The refusal of `password` by each of the six operations, by name; nil if it is accepted.
    private func verdicts(on password: String, _ server: TestServer, _ pool: UserPool, _ client: Client) async throws
        -> [String: (any Refusal)?]
    {
        let secret = Secret(password)
        var verdicts: [String: (any Refusal)?] = [:]
        func note(_ operation: String, _ work: () async throws -> Void) async throws {
            verdicts.updateValue(try await refusal(of: work), forKey: operation)
        }
        let name = server.world.uuid()
        let email = "\(name)@example.com"
        try await note("sign up") { try await server.signUp("s-\(name)", password: password, by: client) }
        try await note("invite") { try await server.invite("i-\(name)", password: password, to: pool) }
        try await server.makeUser(name, attributes: ["email": email], by: client)
        let identity = try await server.identity(of: try await server.signIn(name, by: client))
        try await note("change") {
            try await server.account.changePassword(from: Secret(TestServer.password), to: secret, for: identity)
        }
        try await note("set") {
            try await server.administration.setPassword(
                secret, permanent: true, of: Username(rawValue: name), in: pool.id)
        }
        _ = try await server.recovery.requestCode(for: Username(rawValue: name), client: client.id, secretHash: nil)
        let form = PasswordReset(
            client: client.id, secretHash: nil, username: Username(rawValue: name),
            code: Secret(await server.lastCode(to: email)),
            password: secret)
        try await note("reset") { try await server.recovery.resetPassword(form) }
        try await server.invite("n-\(name)", to: pool)
        let asked = try await server.begin(
            .password, with: ["USERNAME": "n-\(name)", "PASSWORD": TestServer.password], by: client
        ).pendingChallenge
        try await note("new password") {
            _ = try await server.answer(
                .newPassword, session: asked.session, with: ["USERNAME": "n-\(name)", "NEW_PASSWORD": password],
                by: client)
        }
        return verdicts
    }

    // PW-01, PW-08, UP-PWD-08
    @Test(arguments: Engine.available)
    func `all six operations apply the same password policy`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        for (password, isRefused) in [
            ("Sh0rt!", true), ("no-upper-case-9", true), ("No-Number-At-All", true), ("NoSymbolAtAll9", true),
            ("P@ssw0rd2026", true), ("Digits-Of-Arabia-٣", true), (String(repeating: "Aa1!", count: 65), true),
            ("Perfectly-Good-9", false), (String(repeating: "Aa1!", count: 64), false),
        ] {
            let verdicts = try await verdicts(on: password, server, pool, client)
            #expect(verdicts.count == 6)
            #expect(
                verdicts.values.allSatisfy { isRefused ? $0 is PasswordRefusal : $0 == nil },
                "\(password.prefix(20)) \(verdicts)")
        }
    }

    @Test(arguments: [("Sh0rt!", "Password not long enough"), ("P@ssw0rd2026", "Password is too easy to guess")])
    func `each operation refuses in the words that applications compare`(_ password: String, _ why: String) async throws
    {
        let (server, pool, client) = try await TestServer.withPoolAndClient(.sqliteFile)
        let verdicts = try await verdicts(on: password, server, pool, client)
        let other = "Password does not conform to policy: \(why)"
        #expect(
            verdicts.mapValues { $0?.message } == [
                "sign up": "Password did not conform with policy: \(why)",
                "invite": "Password did not conform with password policy: \(why)",
                "change": other, "set": other, "reset": other, "new password": other,
            ])
    }

    // PW-02, SRP-14
    @Test(arguments: Engine.available)
    func `every byte of a password counts, in both sign-in flows`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine)
        let long = "Aa1!" + String(repeating: "x", count: 70)
        for (index, (password, other)) in [
            (long + "1", long + "2"), ("Aa1!\u{0}one---", "Aa1!\u{0}two---"),
            ("Aa1!" + String(repeating: "\u{1F511}", count: 252), "Aa1!" + String(repeating: "\u{1F511}", count: 251)),
            ("Pässwörd-9", "Pa\u{308}sswo\u{308}rd-9"), ("Inner Blank-9", "Inner Blank-9 "),
        ].enumerated() {
            let name = "person-\(index)"
            try await server.makeUser(
                name, password: password, attributes: ["email": "p\(index)@example.com"], by: client)
            try await server.signIn(name, password: password, by: client)
            _ = try await server.signInBySRP(name, password: password, by: client).tokens
            let wrong = try await refusal { try await server.signIn(name, password: other, by: client) }
            #expect(wrong == SignInRefusal.wrongCredentials, "\(index)")
            let wrongBySRP = try await refusal { try await server.signInBySRP(name, password: other, by: client) }
            #expect(wrongBySRP == SignInRefusal.wrongCredentials, "\(index)")
        }
    }

    // PW-07, UP-AUTH-13
    @Test(arguments: Engine.available)
    func `a user changes the password with the old one`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let here = try await server.signIn("ann", by: client)
        let elsewhere = try await server.signIn("ann", by: client)
        let identity = try await server.identity(of: here)
        let new = Secret("Another-Horse-9")
        let wrong = try await refusal {
            try await server.account.changePassword(from: Secret("Wrong-Horse-9"), to: new, for: identity)
        }
        #expect(wrong == SignInRefusal.wrongCredentials)
        // The old password is looked at first.
        for (old, expected) in [
            ("Wrong-Horse-9", SignInRefusal.wrongCredentials),
            (TestServer.password, PasswordRefusal.tooShort(for: .replacement)),
        ] as [(String, any Refusal)] {
            let weak = try await refusal {
                try await server.account.changePassword(from: Secret(old), to: Secret("weak"), for: identity)
            }
            #expect(weak == expected, "\(old)")
        }
        try await server.account.changePassword(from: Secret(TestServer.password), to: new, for: identity)
        #expect(try await refusal { try await server.signIn("ann", by: client) } == SignInRefusal.wrongCredentials)
        try await server.signIn("ann", password: new.exposed, by: client)
        // The session that changed it stays; the others end.
        _ = try await server.identity(of: here)
        _ = try await server.exchange(here.refresh, by: client)
        #expect(try await refusal { try await server.identity(of: elsewhere) } == AccessTokenRefusal.revoked)
        #expect(
            try await refusal { try await server.exchange(elsewhere.refresh, by: client) }
                == RefreshTokenRefusal.revoked)
    }

    // PW-07
    @Test(arguments: Engine.available)
    func `after five wrong old passwords in an hour the right one is refused`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let identity = try await server.identity(of: try await server.signIn("ann", by: client))
        for _ in 1...5 {
            let wrong = try await refusal {
                try await server.account.changePassword(from: Secret("x"), to: Secret("Another-Horse-9"), for: identity)
            }
            #expect(wrong == SignInRefusal.wrongCredentials)
        }
        let limited = try await refusal {
            try await server.account.changePassword(
                from: Secret(TestServer.password), to: Secret("Another-Horse-9"), for: identity)
        }
        #expect(limited == QuotaRefusal.calls)
        server.clock.advance(.hours(1))
        let renewed = try await server.identity(of: try await server.signIn("ann", by: client))
        try await server.account.changePassword(
            from: Secret(TestServer.password), to: Secret("Another-Horse-9"), for: renewed)
    }

    // A password set by an administrator ends what was issued for the old one.
    @Test(arguments: Engine.available)
    func `a password that an administrator sets ends all sessions`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let tokens = try await server.signIn("ann", by: client)
        try await server.administration.setPassword(
            Secret("Another-Horse-9"), permanent: true, of: "ann", in: pool.id)
        #expect(try await refusal { try await server.identity(of: tokens) } == AccessTokenRefusal.revoked)
        #expect(
            try await refusal { try await server.exchange(tokens.refresh, by: client) } == RefreshTokenRefusal.revoked)
        try await server.signIn("ann", password: "Another-Horse-9", by: client)

        try await server.administration.setPassword(Secret("Temporary-9"), permanent: false, of: "ann", in: pool.id)
        #expect(try await server.user("ann", in: pool.id).status == .forceChangePassword)
        let asked = try await server.begin(.password, with: ["USERNAME": "ann", "PASSWORD": "Temporary-9"], by: client)
        #expect(try asked.pendingChallenge.challenge == .newPassword)
    }
}
