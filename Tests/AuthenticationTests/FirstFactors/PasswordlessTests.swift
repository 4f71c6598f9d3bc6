import Accounts
import Authentication
import Directory
import Factors
import Kernel
import Messaging
import TestKit
import Testing
import Tokens

/// Users without a password: how they sign up, are created, sign in, and get a password later.
@Suite struct PasswordlessTests {
    @Test(arguments: Engine.available)
    func `a user signs up without a password and signs in by a code alone`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withFirstFactors(engine)
        let entered = try await server.signUpWithoutPassword(
            "new", attributes: ["email": "new@example.com"], by: client)
        #expect(entered.details?.destination == "n***@e***")
        try await server.confirm("new", code: await server.lastCode(to: "new@example.com"), by: client)
        let asked = try await server.begin("new", by: client).pendingChallenge
        #expect(asked.available == ["EMAIL_OTP"])
        for password in ["", TestServer.password] {
            let refused = try await refusal { try await server.signIn("new", password: password, by: client) }
            #expect(refused != nil)
        }
        let preferred = try await server.begin("new", preferring: "PASSWORD", adding: ["PASSWORD": "x"], by: client)
        #expect(try preferred.pendingChallenge.challenge == .firstFactor)
        try await signInByCode("new", "new@example.com", server, client)
        #expect(try await server.user("new", in: pool.id).credential == nil)
    }

    private func signInByCode(_ name: String, _ address: String, _ server: TestServer, _ client: Client) async throws {
        let asked = try await server.begin(name, preferring: "EMAIL_OTP", by: client).pendingChallenge
        let code = await server.lastCode(to: address)
        _ = try await server.prove(asked, with: code, of: Username(rawValue: name), by: client).tokens
    }

    @Test(arguments: Engine.available)
    func `a sign-up without a password needs a pool with codes, and a contact for them`(on engine: Engine) async throws
    {
        let (server, pool, client) = try await TestServer.withFirstFactors(engine, offering: [.emailCode])
        let unreachable = try await refusal {
            try await server.signUpWithoutPassword("new", attributes: ["phone_number": TestServer.phone], by: client)
        }
        #expect(unreachable == InvalidInput("A user without a password needs one of: email."))
        let plain = try await server.poolVerifyingEmail()
        let other = try await server.client(in: plain)
        let refused = try await refusal {
            try await server.signUpWithoutPassword("new", attributes: ["email": "new@example.com"], by: other)
        }
        #expect(refused == InvalidInput("Missing required parameter Password"))
        #expect(try await refusal { try await server.signUp("new", password: "", by: other) } is PasswordRefusal)
        _ = try await server.signUp("blank", password: "", attributes: ["email": "blank@example.com"], by: client)
        #expect(try await server.user("blank", in: pool.id).credential == nil)
    }

    @Test(arguments: Engine.available)
    func `an administrator creates a user without a password, who is told nothing`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withFirstFactors(engine)
        let sent = server.sender.attempts
        let user = try await server.invite(
            "new", password: nil, attributes: ["email": "new@example.com"], by: [.email], to: pool)
        #expect(user.status == .confirmed && user.credential == nil && user.passwordExpiresAt == nil)
        #expect(server.sender.attempts == sent)
        try await signInByCode("new", "new@example.com", server, client)
        let other = try await server.invite("other", attributes: ["email": "other@example.com"], to: pool)
        #expect(other.status == .forceChangePassword, "a given password is temporary as ever")
        let plain = try await server.poolVerifyingEmail()
        let invited = try await server.invite("new", password: nil, attributes: ["email": "new@example.com"], to: plain)
        #expect(invited.status == .forceChangePassword && invited.credential != nil)
    }

    @Test(arguments: Engine.available)
    func `a user without a password gets one by a code, or by an access token`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withFirstFactors(engine)
        for name in ["one", "two"] {
            _ = try await server.signUpWithoutPassword(name, attributes: ["email": "\(name)@example.com"], by: client)
            try await server.confirm(name, code: await server.lastCode(to: "\(name)@example.com"), by: client)
        }
        _ = try await server.recovery.requestCode(for: "one", client: client.id, secretHash: nil)
        let code = await server.lastCode(to: "one@example.com")
        try await server.recover("one", code: code, password: "Another-Horse-9", by: client)
        try await server.signIn("one", password: "Another-Horse-9", by: client)
        let asked = try await server.begin("two", preferring: "EMAIL_OTP", by: client).pendingChallenge
        let tokens = try await server.prove(
            asked, with: await server.lastCode(to: "two@example.com"), of: "two", by: client
        ).tokens
        let identity = try await server.identity(of: tokens)
        func change(from old: String?, to new: String) async throws -> (any Refusal)? {
            try await refusal {
                try await server.account.changePassword(from: old.map { Secret($0) }, to: Secret(new), for: identity)
            }
        }
        #expect(try await change(from: nil, to: "short") is PasswordRefusal)
        #expect(try await change(from: "", to: "Another-Horse-9") == SignInRefusal.wrongCredentials)
        #expect(try await change(from: nil, to: "Another-Horse-9") == nil)
        #expect(
            try await change(from: nil, to: "Third-Horse-9") == InvalidInput("Missing required parameter OldPassword"))
        try await server.signIn("two", password: "Another-Horse-9", by: client)
        #expect(try await server.user("two", in: pool.id).credential != nil)
    }

    // RACE-10
    @Test(arguments: Engine.available)
    func `of thirty-two first passwords at once, one is set`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withFirstFactors(engine)
        try await server.invite("new", password: nil, attributes: ["email": "new@example.com"], to: pool)
        let asked = try await server.begin("new", preferring: "EMAIL_OTP", by: client).pendingChallenge
        let code = await server.lastCode(to: "new@example.com")
        let identity = try await server.identity(
            of: try await server.prove(asked, with: code, of: "new", by: client).tokens)
        // As many as the hourly limit allows.
        let race = await Race(5) { number in
            try await server.account.changePassword(from: nil, to: Secret("Horse-Number-\(number)"), for: identity)
        }
        #expect(race.winners.count == 1)
        #expect(race.refusals.count == 4)
    }

    @Test(arguments: Engine.available)
    func `the factors that a user has are shown`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withFirstFactors(engine)
        #expect(
            try await server.administration.profile(of: "ann", in: pool.id).firstFactors == [
                .password, .emailCode, .smsCode,
            ])
        try await server.invite("new", password: nil, attributes: ["email": "new@example.com"], to: pool)
        #expect(try await server.administration.profile(of: "new", in: pool.id).firstFactors == [.emailCode])
        let identity = try await server.identity(of: try await server.signIn("ann", by: client))
        #expect(try await server.account.profile(of: identity).firstFactors.count == 3)
    }
}
