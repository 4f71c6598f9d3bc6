import Accounts
import Authentication
import Directory
import Factors
import Foundation
import Kernel
import Messaging
import TestKit
import Testing
import Tokens

/// Users that an administrator creates, and their first sign-in (UP-ACU, UP-ADMCFG, SGN-ACU).
@Suite struct InvitationTests {
    private func ask(_ server: TestServer, _ name: String, _ password: String, _ client: Client) async throws
        -> AskedChallenge
    {
        try await server.begin(.password, with: ["USERNAME": name, "PASSWORD": password], by: client).pendingChallenge
    }

    private func choose(
        _ server: TestServer, _ asked: AskedChallenge, _ name: String, _ client: Client,
        _ more: [String: String] = [:],
        password: String = "My-Own-Horse-9"
    ) async throws -> SignInStep {
        let responses = ["USERNAME": name, "NEW_PASSWORD": password].merging(more) { $1 }
        return try await server.answer(.newPassword, session: asked.session, with: responses, by: client)
    }

    // UP-ACU-01, UP-ACU-02, UP-ACU-11, UP-ACU-13, SGN-ACU-01, SGN-ACU-02, SGN-ACU-03, SGN-STA-10
    // UP-SIGN-06, UP-SIGN-17, UP-AUTH-01
    @Test(arguments: Engine.available)
    func `an invited user signs in by SRP with the password from the e-mail, and chooses another`(
        on engine: Engine
    ) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        let user = try await server.invite(
            "ann", password: nil, attributes: ["email": "ann@example.com"], by: [.email], to: pool)
        #expect(user.status == .forceChangePassword && user.enabled)
        let letter = try #require(await server.lastMessage(to: "ann@example.com"))
        let temporary = try #require(letter.code)
        #expect(letter.body.contains("ann") && letter.purpose == "AdminCreateUser")
        #expect(throws: Never.self) { try pool.settings.passwordPolicy.check(Secret(temporary), for: .invitation) }

        let asked = try await server.signInBySRP("ann", password: temporary, by: client).pendingChallenge
        #expect(asked.challenge == .newPassword && asked.session != nil)
        #expect(asked.parameters["USER_ID_FOR_SRP"] == "ann")
        let tokens = try await choose(server, asked, "ann", client).tokens
        #expect(try tokens.id.text("cognito:username") == "ann" && !tokens.refresh.isEmpty)
        #expect(try await server.user("ann", in: pool.id).status == .confirmed)
        try await server.signIn("ann", password: "My-Own-Horse-9", by: client)
        let old = try await refusal { try await server.signIn("ann", password: temporary, by: client) }
        #expect(old == SignInRefusal.wrongCredentials)
    }

    // UP-ACU-03, UP-ACU-08
    @Test(arguments: Engine.available)
    func `an invitation can be suppressed, and an address be verified from the start`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine) { $0.aliasAttributes = [.email] }
        try await server.invite(
            "ann", attributes: ["email": "ann@example.com", "email_verified": "true"], by: [], to: pool)
        #expect(server.sender.attempts == 0)
        let asked = try await ask(server, "ann@example.com", TestServer.password, client)
        #expect(asked.challenge == .newPassword)
    }

    @Test(arguments: Engine.available)
    func `an invitation goes by the requested channels for which there is a contact`(on engine: Engine) async throws {
        let (server, pool, _) = try await TestServer.withPoolAndClient(engine)
        let both = ["email": "ann@example.com", "phone_number": "+15550100123"]
        try await server.invite("ann", attributes: both, by: [.email, .sms], to: pool)
        #expect(Set(server.sender.delivered.map(\.destination)) == ["ann@example.com", "+15550100123"])
        #expect(Set(server.sender.delivered.map(\.code)) == [TestServer.password])
        let refused = try await refusal {
            try await server.invite("bob", attributes: ["email": "bob@example.com"], by: [.sms], to: pool)
        }
        #expect(refused is InvalidInput)
        #expect(try await refusal { try await server.user("bob", in: pool.id) } == UserRefusal.notFound)
    }

    // UP-ACU-06, UP-ADMCFG-05, GUIDE-16
    @Test(arguments: Engine.available)
    func `an invitation sent again has another password, and a new expiry`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        try await server.invite("ann", password: nil, attributes: ["email": "ann@example.com"], by: [.email], to: pool)
        let first = await server.lastCode(to: "ann@example.com")
        let pending = try await ask(server, "ann", first, client)
        server.clock.advance(.days(8))
        let form = Invitation.Form(
            pool: pool.id, username: "ann", attributes: [:], temporaryPassword: nil, channels: [.email], force: false)
        let again = try await server.invitation.resend(form)
        #expect(again.status == .forceChangePassword)
        let second = await server.lastCode(to: "ann@example.com")
        #expect(first != second)
        #expect(try await refusal { try await ask(server, "ann", first, client) } == SignInRefusal.wrongCredentials)
        #expect(try await refusal { try await choose(server, pending, "ann", client) } == SignInRefusal.sessionExpired)
        server.clock.advance(.days(7) - 1)
        let asked = try await ask(server, "ann", second, client)
        _ = try await choose(server, asked, "ann", client).tokens
        #expect(try await refusal { try await server.invitation.resend(form) } == AccountRefusal.notInvited("ann"))
    }

    // UP-ADMCFG-03, UP-ADMCFG-04, UP-ADMCFG-05, UP-ADMCFG-06, PW-05, TOK-REF-09, GUIDE-15, GUIDE-16
    @Test(arguments: Engine.available)
    func `an unused account expires until an administrator changes it`(
        on engine: Engine
    ) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine) {
            $0.passwordPolicy.temporaryPasswordValidityDays = 3
        }
        for name in ["ann", "bob"] { try await server.invite(name, to: pool) }
        let asked = try await ask(server, "bob", TestServer.password, client)
        _ = try await choose(server, asked, "bob", client).tokens
        server.clock.advance(.days(3) - 1)
        _ = try await ask(server, "ann", TestServer.password, client)
        server.clock.advance(1)
        let expired = try await refusal { try await ask(server, "ann", TestServer.password, client) }
        #expect(expired == SignInRefusal.temporaryPasswordExpired)
        let bySRP = try await refusal { try await server.signInBySRP("ann", by: client) }
        #expect(bySRP == expired)
        // A user who has signed in once never expires.
        server.clock.advance(.days(400))
        try await server.signIn("bob", password: "My-Own-Horse-9", by: client)
        try await server.administration.update(["nickname": "Annie"], of: "ann", in: pool.id)
        _ = try await ask(server, "ann", TestServer.password, client)
        server.clock.advance(.days(3))
        #expect(try await refusal { try await ask(server, "ann", TestServer.password, client) } == expired)
    }

    // UP-ACU-09: the guide's greatest number; the service takes up to 365.
    @Test(arguments: Engine.available)
    func `an unused account can be kept for ninety days`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine) {
            $0.passwordPolicy.temporaryPasswordValidityDays = 90
        }
        try await server.invite("ann", to: pool)
        server.clock.advance(.days(90) - 1)
        #expect(try await ask(server, "ann", TestServer.password, client).challenge == .newPassword)
        server.clock.advance(1)
        let expired = try await refusal { try await ask(server, "ann", TestServer.password, client) }
        #expect(expired == SignInRefusal.temporaryPasswordExpired)
    }

    // UP-ATTR-05, UP-ACU-19, UP-ACU-20
    @Test(arguments: Engine.available)
    func `missing required attributes are requested at the first sign-in`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(
            engine,
            schema: [
                AttributeRequest("given_name", required: true), AttributeRequest("family_name", required: true),
            ])
        try await server.invite("ann", attributes: ["family_name": "Lee", "nickname": "Annie"], to: pool)
        let asked = try await ask(server, "ann", TestServer.password, client)
        #expect(asked.parameters["requiredAttributes"] == #"["userAttributes.given_name"]"#)
        let known = try JSONDecoder().decode(
            [String: String].self, from: Data(try #require(asked.parameters["userAttributes"]).utf8))
        #expect(known == ["family_name": "Lee", "nickname": "Annie", "given_name": ""])

        // An invalid answer is refused in the same session (G.1.4).
        let missing = try await refusal { try await choose(server, asked, "ann", client) }
        #expect(missing is InvalidInput && missing?.message.contains("given_name") == true)
        let more = ["userAttributes.given_name": "Ann", "userAttributes.locale": "de"]
        _ = try await choose(server, asked, "ann", client, more).tokens
        let user = try await server.user("ann", in: pool.id)
        #expect(user.attributes["given_name"] == "Ann" && user.attributes["family_name"] == "Lee")
        #expect(user.attributes["locale"] == "de")
    }

    // UP-ATTR-23
    @Test(arguments: Engine.available)
    func `of the immutable attributes only a missing required one is taken at the first sign-in`(
        on engine: Engine
    ) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(
            engine,
            schema: [
                AttributeRequest("given_name", mutable: false, required: true),
                AttributeRequest("badge", kind: .string, mutable: false),
            ])
        try await server.invite("ann", to: pool)
        let asked = try await ask(server, "ann", TestServer.password, client)
        let name = ["userAttributes.given_name": "Ann"]
        let refused = try await refusal {
            try await choose(server, asked, "ann", client, name.merging(["userAttributes.custom:badge": "1"]) { $1 })
        }
        #expect(refused == InvalidInput("user.custom:badge: Attribute cannot be updated.\n"))
        let identity = try await server.identity(of: try await choose(server, asked, "ann", client, name).tokens)
        let changed = try await refusal { try await server.account.update(["given_name": "Bob"], for: identity) }
        #expect(changed == InvalidInput("user.given_name: Attribute cannot be updated.\n"))
        #expect(try await server.user("ann", in: pool.id).attributes["given_name"] == "Ann")
    }

    // decisions/0018-the-first-sign-in-overwrites-no-attribute.md
    @Test(arguments: Engine.available)
    func `what an administrator set is not overwritten at the first sign-in`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        try await server.invite(
            "ann", attributes: ["email": "ann@example.com", "email_verified": "true", "nickname": "Annie"], to: pool)
        let asked = try await ask(server, "ann", TestServer.password, client)
        for (name, value) in [
            ("email", "eve@example.com"), ("email", "ann@example.com"), ("email", ""), ("nickname", "A"),
        ] {
            let refused = try await refusal {
                try await choose(server, asked, "ann", client, ["userAttributes.\(name)": value])
            }
            #expect(refused == AttributeRefusal.alreadyProvided(name), "\(value)")
        }
        for name in ["email_verified", "phone_number_verified", "sub"] {
            let refused = try await refusal {
                try await choose(server, asked, "ann", client, ["userAttributes.\(name)": "true"])
            }
            #expect(refused == InvalidInput("Cannot modify the non-mutable attribute \(name)"))
        }
        _ = try await choose(server, asked, "ann", client, ["userAttributes.phone_number": "+15550100123"]).tokens
        let user = try await server.user("ann", in: pool.id)
        #expect(user.attributes["email"] == "ann@example.com" && user.attributes["email_verified"] == "true")
        #expect(user.attributes["phone_number_verified"] == "false")
    }

    // UP-PERM-03, UP-PERM-04
    @Test(arguments: Engine.available)
    func `the challenge shows only readable attributes, and accepts only writable ones`(
        on engine: Engine
    ) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(
            engine,
            client: {
                $0.readAttributes = ["email"]
                $0.writeAttributes = ["email", "locale"]
            })
        try await server.invite("ann", attributes: ["email": "ann@example.com", "nickname": "Annie"], to: pool)
        let asked = try await ask(server, "ann", TestServer.password, client)
        #expect(asked.parameters["userAttributes"] == #"{"email":"ann@example.com"}"#)
        for name in ["nickname", "website"] {
            let refused = try await refusal {
                try await choose(server, asked, "ann", client, ["userAttributes.\(name)": "x"])
            }
            #expect(refused == AttributeRefusal.notWritable, "\(name)")
        }
        _ = try await choose(server, asked, "ann", client, ["userAttributes.locale": "de"]).tokens
    }

    // G.1.4, UP-PWD-08
    @Test(arguments: Engine.available)
    func `an auth session survives a refused password and ends with an accepted one`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        try await server.invite("ann", to: pool)
        let asked = try await ask(server, "ann", TestServer.password, client)
        for weak in ["short", "no-upper-case-9"] {
            let refused = try await refusal { try await choose(server, asked, "ann", client, password: weak) }
            #expect(refused is PasswordRefusal)
        }
        let nothing = try await refusal { try await choose(server, asked, "ann", client, password: "") }
        #expect(nothing is InvalidInput)
        _ = try await choose(server, asked, "ann", client).tokens
        #expect(try await refusal { try await choose(server, asked, "ann", client) } == SignInRefusal.invalidSession)
    }

    // AUTH-GEN-05, SRP-10, MFA-06
    @Test(arguments: Engine.available)
    func `an auth session is valid for one user, client and challenge, for minutes`(
        on engine: Engine
    ) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        let other = try await server.client(in: pool)
        for name in ["ann", "bob"] { try await server.invite(name, to: pool) }
        let asked = try await ask(server, "ann", TestServer.password, client)
        #expect(try await refusal { try await choose(server, asked, "bob", client) } == SignInRefusal.invalidSession)
        #expect(try await refusal { try await choose(server, asked, "ann", other) } == SignInRefusal.invalidSession)
        for session in [nil, "", "x", (asked.session ?? "") + "x"] {
            let forged = AskedChallenge(challenge: .newPassword, session: session, parameters: [:])
            let refused = try await refusal { try await choose(server, forged, "ann", client) }
            #expect(session == nil ? refused is InvalidInput : refused == SignInRefusal.invalidSession)
        }
        let asProof = try await refusal {
            try await server.answer(
                .passwordVerifier, session: asked.session, with: ["USERNAME": "ann", "ANSWER": "x"], by: client)
        }
        #expect(asProof is InvalidInput)
        for name in ["SMS_MFA", "EMAIL_OTP", "SOFTWARE_TOKEN_MFA", "SELECT_MFA_TYPE", "MFA_SETUP"] {
            let refused = try await refusal {
                try await server.answer(
                    AskedChallenge.Name(rawValue: name), session: asked.session, with: ["USERNAME": "ann"], by: client)
            }
            #expect(refused == SignInRefusal.invalidSession, "\(name)")
        }
        for name in ["DEVICE_SRP_AUTH", ""] {
            let refused = try await refusal {
                try await server.answer(
                    AskedChallenge.Name(rawValue: name), session: asked.session, with: ["USERNAME": "ann"], by: client)
            }
            #expect(refused is InvalidInput, "\(name)")
        }
        server.clock.advance(.minutes(3))
        #expect(try await refusal { try await choose(server, asked, "ann", client) } == SignInRefusal.sessionExpired)
    }

    @Test(arguments: Engine.available)
    func `an invited user who is disabled in between chooses no password`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        try await server.invite("ann", to: pool)
        let asked = try await ask(server, "ann", TestServer.password, client)
        try await server.administration.disable("ann", in: pool.id)
        #expect(try await refusal { try await choose(server, asked, "ann", client) } == SignInRefusal.invalidSession)
        #expect(try await refusal { try await ask(server, "ann", TestServer.password, client) } == UserRefusal.disabled)
    }
}
