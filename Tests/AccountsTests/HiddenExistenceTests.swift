import Accounts
import Directory
import Factors
import Kernel
import Messaging
import TestKit
import Testing
import Tokens

/// `PreventUserExistenceErrors`: only clients that may know it learn which users exist (CODE-16, SRP-08).
@Suite struct HiddenExistenceTests {
    /// A pool with users in every state, and a client that hides which users exist.
    private struct Fixture {
        let server: TestServer
        let pool: UserPool
        let client: Client
        /// Users who cannot recover their password, and an unknown name.
        let others = ["nobody", "disabled", "unproven", "invited"]

        init(_ engine: Engine, hides: Bool = true, aliases: [AliasAttribute] = []) async throws {
            (server, pool, client) = try await TestServer.withPoolAndClient(
                engine, pool: { $0.aliasAttributes = aliases },
                client: { $0.existenceErrors = hides ? .enabled : .legacy })
            for name in ["ann", "disabled"] {
                try await server.makeUser(name, attributes: ["email": "\(name)@example.com"], by: client)
            }
            try await server.administration.disable("disabled", in: pool.id)
            try await server.signUp("unproven", attributes: ["email": "unproven@example.com"], by: client)
            try await server.administration.confirm("unproven", in: pool.id)
            try await server.invite(
                "invited", attributes: ["email": "invited@example.com", "email_verified": "true"], to: pool)
            await server.sender.waitForBackgroundWork()
        }

        func forgot(_ name: String) async throws -> DeliveryDetails {
            try await server.recovery.requestCode(for: Username(rawValue: name), client: client.id, secretHash: nil)
        }

        func reset(_ name: String, _ code: String) async throws -> (any Refusal)? {
            let form = PasswordReset(
                client: client.id, secretHash: nil, username: Username(rawValue: name), code: Secret(code),
                password: Secret("Another-Horse-9"))
            return try await refusal { try await server.recovery.resetPassword(form) }
        }
    }

    // CODE-16
    @Test(arguments: Engine.available)
    func `a forgotten password gets the same response for all names`(on engine: Engine) async throws {
        let fixture = try await Fixture(engine)
        let sent = fixture.server.sender.attempts
        for name in ["ann"] + fixture.others {
            // No code was requested yet.
            #expect(try await fixture.reset(name, "123456") == CodeRefusal.mismatch, "\(name)")
            let details = try await fixture.forgot(name)
            #expect(details.channel == .email && details.contact == .email, "\(name)")
            #expect(details.destination == "***@***", "\(name)")
            #expect(try await fixture.forgot(name) == details, "\(name)")
            #expect(try await fixture.reset(name, "") == CodeRefusal.mismatch, "\(name)")
            #expect(try await fixture.reset(name, "no code at all") == CodeRefusal.mismatch, "\(name)")
            fixture.server.clock.advance(.hours(1))
            #expect(try await fixture.reset(name, "123456") == CodeRefusal.mismatch, "\(name)")
        }
        await fixture.server.sender.waitForBackgroundWork()
        #expect(fixture.server.sender.attempts == sent + 2)
        #expect(fixture.server.sender.delivered.suffix(2).allSatisfy { $0.destination == "ann@example.com" })
    }

    // CODE-16: the limits on calls are the same too.
    @Test(arguments: Engine.available)
    func `calls about an unknown name are limited like a user's`(on engine: Engine) async throws {
        let fixture = try await Fixture(engine)
        for name in ["ann", "nobody", "disabled"] {
            for _ in 1...5 { _ = try await fixture.forgot(name) }
            #expect(try await refusal { try await fixture.forgot(name) } == QuotaRefusal.calls, "\(name)")
            for _ in 1...20 { _ = try await fixture.reset(name, "no code") }
            #expect(try await fixture.reset(name, "no code") == QuotaRefusal.calls, "\(name)")
        }
    }

    // CODE-16
    @Test(arguments: Engine.available)
    func `ResendConfirmationCode has the same response for all names except confirmed users`(
        on engine: Engine
    ) async throws {
        let fixture = try await Fixture(engine)
        try await fixture.server.signUp("waiting", attributes: ["email": "waiting@example.com"], by: fixture.client)
        let sent = fixture.server.sender.attempts
        for name in ["waiting", "nobody", "disabled", "invited"] {
            let early = try await refusal {
                try await fixture.server.confirm(name, code: "no code", by: fixture.client)
            }
            #expect(early == CodeRefusal.mismatch, "\(name)")
            let details = try await fixture.server.confirmation.resendCode(
                to: Username(rawValue: name), client: fixture.client.id, secretHash: nil)
            #expect(details.channel == .email, "\(name)")
            #expect(details.destination == "***@***", "\(name)")
            let refused = try await refusal {
                try await fixture.server.confirm(name, code: "no code", by: fixture.client)
            }
            #expect(refused == CodeRefusal.mismatch, "\(name)")
        }
        await fixture.server.sender.waitForBackgroundWork()
        #expect(fixture.server.sender.delivered.dropFirst(sent).map(\.destination) == ["waiting@example.com"])
        try await fixture.server.confirm(
            "waiting", code: await fixture.server.lastCode(to: "waiting@example.com"), by: fixture.client)
    }

    // decisions/0007-confirmed-users-are-told-so.md
    @Test(arguments: Engine.available)
    func `a confirmed user gets an error with the message that apps compare`(on engine: Engine) async throws {
        let fixture = try await Fixture(engine)
        let sent = fixture.server.sender.attempts
        for name in ["ann", "unproven"] {
            let again = try await refusal {
                try await fixture.server.confirmation.resendCode(
                    to: Username(rawValue: name), client: fixture.client.id, secretHash: nil)
            }
            #expect(again == InvalidInput("User is already confirmed."), "\(name)")
            let refused = try await refusal {
                try await fixture.server.confirm(name, code: "123456", by: fixture.client)
            }
            #expect(refused == AccountRefusal.notUnconfirmed(.confirmed), "\(name)")
        }
        await fixture.server.sender.waitForBackgroundWork()
        #expect(fixture.server.sender.attempts == sent)
    }

    // An error of the delivery would reveal that there is an address to deliver to.
    @Test(arguments: Engine.available)
    func `the response does not depend on the delivery`(on engine: Engine) async throws {
        let fixture = try await Fixture(engine)
        fixture.server.sender.behavior = .refuses
        for name in ["ann", "nobody"] { _ = try await fixture.forgot(name) }
        await fixture.server.sender.waitForBackgroundWork()
    }

    @Test(arguments: Engine.available)
    func `a disabled user's right code is refused as wrong`(on engine: Engine) async throws {
        let fixture = try await Fixture(engine)
        _ = try await fixture.forgot("ann")
        let code = await fixture.server.lastCode(to: "ann@example.com")
        try await fixture.server.administration.disable("ann", in: fixture.pool.id)
        #expect(try await fixture.reset("ann", code) == CodeRefusal.mismatch)
        try await fixture.server.administration.enable("ann", in: fixture.pool.id)
        try await fixture.server.signIn("ann", by: fixture.client)
    }

    // SRP-08, AUTH-GEN-04
    @Test(arguments: Engine.available)
    func `an unknown name gets the same salt and identifier every time, on every node`(on engine: Engine) async throws {
        let fixture = try await Fixture(engine, aliases: [.email])
        let other = try fixture.server.anotherNode()
        let elsewhere = try await fixture.server.poolVerifyingEmail { $0.aliasAttributes = [.email] }
        let otherClient = try await fixture.server.client(in: elsewhere) { $0.existenceErrors = .enabled }
        for name in ["nobody", "nobody@example.com"] {
            var seen: Set<[String?]> = []
            for node in [fixture.server, other] {
                for _ in 1...3 {
                    let asked = try await SRPSignIn(node, of: name, by: fixture.client).start()
                    seen.insert([asked["SALT"], asked["USER_ID_FOR_SRP"], asked["USERNAME"]])
                }
            }
            #expect(seen.count == 1, "\(name)")
            let asked = try await SRPSignIn(fixture.server, of: name, by: otherClient).start()
            #expect(seen.first?[0] != asked["SALT"], "\(name)")
            if name.contains("@") { #expect(seen.first?[1] != asked["USER_ID_FOR_SRP"]) }
        }
    }

    // SRP-09
    @Test(arguments: Engine.available)
    func `an unknown name's challenge has the form of a known one's`(on engine: Engine) async throws {
        let fixture = try await Fixture(engine, aliases: [.email])
        for (existing, unknown) in [("ann", "bea"), ("ann@example.com", "bea@example.com")] {
            let real = try await SRPSignIn(fixture.server, of: existing, by: fixture.client).start()
            let faked = try await SRPSignIn(fixture.server, of: unknown, by: fixture.client).start()
            #expect(Set(real.keys) == Set(faked.keys))
            #expect(real["SALT"]?.count == faked["SALT"]?.count && real["SRP_B"]?.count == faked["SRP_B"]?.count)
            if !unknown.contains("@") { #expect(faked["USER_ID_FOR_SRP"] == unknown) }
        }
    }

    // SRP-08, RFC 5054: the password is then wrong.
    @Test(arguments: Engine.available)
    func `an unknown name's password is wrong, and counts towards a lock`(on engine: Engine) async throws {
        let fixture = try await Fixture(engine, aliases: [.email])
        for name in ["nobody", "nobody@example.com", "ann"] {
            for attempt in 1...5 {
                let wrong = try await refusal {
                    attempt % 2 == 0
                        ? try await fixture.server.signInBySRP(name, password: "Wrong-Horse-9", by: fixture.client)
                        : try await fixture.server.begin(
                            .password, with: ["USERNAME": name, "PASSWORD": "Wrong-Horse-9"], by: fixture.client)
                }
                #expect(wrong == SignInRefusal.wrongCredentials, "\(name) \(attempt)")
            }
            let locked = try await refusal { try await fixture.server.signIn(name, by: fixture.client) }
            #expect(locked == SignInRefusal.attemptsExceeded, "\(name)")
            let bySRP = try await refusal { try await SRPSignIn(fixture.server, of: name, by: fixture.client).start() }
            #expect(bySRP == SignInRefusal.attemptsExceeded, "\(name)")
        }
    }

    // AUTH-GEN-04, G.4
    @Test(arguments: Engine.available)
    func `a client that does not hide users gets the real errors`(on engine: Engine) async throws {
        let fixture = try await Fixture(engine, hides: false)
        #expect(
            try await refusal { try await fixture.server.signIn("nobody", by: fixture.client) } == UserRefusal.notFound)
        #expect(
            try await refusal { try await SRPSignIn(fixture.server, of: "nobody", by: fixture.client).start() }
                == UserRefusal.notFound
        )
        let unknown = AccountRefusal.unknownUsername
        #expect(try await refusal { try await fixture.forgot("nobody") } == unknown)
        #expect(try await fixture.reset("nobody", "123456") == unknown)
        #expect(try await fixture.reset("disabled", "123456") == UserRefusal.disabled)
        #expect(
            try await refusal { try await fixture.server.confirm("nobody", code: "1", by: fixture.client) } == unknown)
        for (name, expected) in [("nobody", unknown), ("disabled", UserRefusal.disabled)] as [(String, any Refusal)] {
            let refused = try await refusal {
                try await fixture.server.confirmation.resendCode(
                    to: Username(rawValue: name), client: fixture.client.id, secretHash: nil)
            }
            #expect(refused == expected, "\(name)")
        }
    }

    // If an account cannot sign in, the right password gets the reason: its owner already knows that the user exists.
    @Test(arguments: Engine.available)
    func `the right password gets the reason why it cannot sign in`(on engine: Engine) async throws {
        let fixture = try await Fixture(engine)
        #expect(
            try await refusal { try await fixture.server.signIn("disabled", by: fixture.client) }
                == UserRefusal.disabled)
        let wrong = try await refusal {
            try await fixture.server.signIn("disabled", password: "Wrong-Horse-9", by: fixture.client)
        }
        #expect(wrong == SignInRefusal.wrongCredentials)
        try await fixture.server.signUp("waiting", attributes: ["email": "w@example.com"], by: fixture.client)
        try await fixture.server.administration.resetPassword(of: "ann", in: fixture.pool.id)
        for (name, expected) in [("waiting", SignInRefusal.notConfirmed), ("ann", SignInRefusal.passwordResetRequired)]
        {
            let wrong = try await refusal {
                try await fixture.server.signIn(name, password: "Wrong-Horse-9", by: fixture.client)
            }
            #expect(wrong == SignInRefusal.wrongCredentials, "\(name)")
            #expect(try await refusal { try await fixture.server.signIn(name, by: fixture.client) } == expected)
        }
    }

    // Only that the password must be reset is told to those alone who know it.
    @Test(arguments: Engine.available)
    func `a client that may know is told without the right password who may not sign in`(
        on engine: Engine
    ) async throws {
        let fixture = try await Fixture(engine, hides: false)
        try await fixture.server.signUp("waiting", attributes: ["email": "w@example.com"], by: fixture.client)
        try await fixture.server.signUp("both", attributes: ["email": "b@example.com"], by: fixture.client)
        try await fixture.server.administration.disable("both", in: fixture.pool.id)
        try await fixture.server.administration.resetPassword(of: "ann", in: fixture.pool.id)
        for (name, expected) in [
            ("disabled", UserRefusal.disabled), ("both", UserRefusal.disabled),
            ("waiting", SignInRefusal.notConfirmed), ("ann", SignInRefusal.wrongCredentials),
        ] as [(String, any Refusal)] {
            let wrong = try await refusal {
                try await fixture.server.signIn(name, password: "Wrong-Horse-9", by: fixture.client)
            }
            #expect(wrong == expected, "\(name)")
        }
        let flow = try SRPSignIn(fixture.server, of: "ann", by: fixture.client)
        #expect(
            try await refusal { try await flow.answer(try await flow.start()) } == SignInRefusal.passwordResetRequired)
    }
}
