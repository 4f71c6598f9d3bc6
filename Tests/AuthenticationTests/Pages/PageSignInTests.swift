import Accounts
import Authentication
import Directory
import Factors
import Kernel
import Storage
import TestKit
import Testing
import Tokens
import Triggers
import WireRuntime

/// Sign-ins on the hosted pages: the same factors, challenges and limits as in the API, and a browser session at the
/// end.
@Suite struct PageSignInTests {
    @Test(arguments: Engine.available)
    func `the page takes the password whatever the client's flows are, and asks for no secret hash`(
        on engine: Engine
    ) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(
            engine, client: { $0.explicitAuthFlows = [.allowRefreshToken] }, secret: "a secret")
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let user = try await server.signInOnPage(by: client)
        #expect(user.user.username == "ann" && user.pool.id == pool.id)
        #expect(user.authenticatedAt == server.clock.now)
        let counts = try await server.database.read { try RowCountTable($0).counts(of: user.user.id, in: pool.id) }
        #expect(counts["browser_sessions"] == 1 && counts["user_sessions"] == 0)
    }

    @Test(arguments: Engine.available)
    func `the page takes a choice or a custom sign-in only if the client allows it, and never a refresh token`(
        on engine: Engine
    ) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine)
        let name = Parsed<Username>.success("ann")
        let credentials: [SignInRequest.Credential] = [
            .input(.choice(FirstFactorRequest(username: name, preferred: .success(nil), session: nil))),
            .input(.custom(username: name, .success(CustomStart()))),
            .refreshToken(.success(Secret("token"))),
        ]
        for credential in credentials {
            let refused = try await refusal {
                try await server.authenticator.signIn(
                    SignInRequest(client: client.id, secretHash: nil, origin: .hostedPage, credential: credential))
            }
            #expect(refused is InvalidInput)
        }
    }

    @Test(arguments: Engine.available)
    func `an authenticator app is registered and asked for on the page`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withSecondFactors(engine, mode: .on, offering: [.softwareToken])
        let asked = try await server.beginOnPage(by: client).pendingChallenge
        try #require(asked.challenge == .setup)
        let authenticator = server.authenticator
        let text = Secret(asked.session ?? "")
        #expect(
            try await refusal { try await authenticator.associateSoftwareToken(text) }
                == SignInRefusal.invalidSession, "what began on the page does not go on in an app")
        let (secret, session) = try await authenticator.associateSoftwareToken(text, from: .hostedPage)
        let app = AuthenticatorApp(secret)
        let next = try await authenticator.verifySoftwareToken(
            Secret(app.code(at: server.clock.now)), deviceName: nil, session: session, from: .hostedPage)
        let name = ["USERNAME": "ann"]
        _ = try await server.answerOnPage(.setup, session: next.exposed, with: name, by: client).authenticatedUser
        server.clock.advance(30)
        let code = try await server.beginOnPage(by: client).pendingChallenge
        #expect(code.challenge == .softwareToken)
        let answer = ["USERNAME": "ann", "SOFTWARE_TOKEN_MFA_CODE": app.code(at: server.clock.now)]
        _ = try await server.answerOnPage(
            .softwareToken, session: code.session, with: answer, by: client
        ).authenticatedUser
    }

    @Test(arguments: Engine.available)
    func `a second factor is chosen and its code proven on the page`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withSecondFactors(engine, offering: [.sms, .email])
        try await server.enable(.sms, .email, in: pool)
        let asked = try await server.beginOnPage(by: client).pendingChallenge
        try #require(asked.challenge == .selection)
        let next = try await server.answerOnPage(
            .selection, session: asked.session, with: ["USERNAME": "ann", "ANSWER": "EMAIL_OTP"], by: client
        ).pendingChallenge
        try #require(next.challenge == .email)
        let code = await server.lastCode(to: "ann@example.com")
        let wrong = ["USERNAME": "ann", "EMAIL_OTP_CODE": code == "000000" ? "000001" : "000000"]
        #expect(
            try await refusal { try await server.answerOnPage(.email, session: next.session, with: wrong, by: client) }
                == SecondFactorRefusal.sentCodeMismatch)
        let right = ["USERNAME": "ann", "EMAIL_OTP_CODE": code]
        _ = try await server.answerOnPage(.email, session: next.session, with: right, by: client).authenticatedUser
    }

    @Test(arguments: Engine.available)
    func `a temporary password is replaced on the page`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        try await server.invite("bea", attributes: ["email": "bea@example.com"], to: pool)
        let asked = try await server.beginOnPage("bea", by: client).pendingChallenge
        try #require(asked.challenge == .newPassword)
        let answer = ["USERNAME": "bea", "NEW_PASSWORD": "My-Own-Horse-9"]
        #expect(
            try await refusal {
                try await server.answer(.newPassword, session: asked.session, with: answer, by: client)
            }
                == SignInRefusal.invalidSession, "an app cannot finish it and get tokens")
        let user = try await server.answerOnPage(.newPassword, session: asked.session, with: answer, by: client)
            .authenticatedUser
        #expect(user.user.status == .confirmed)
        #expect(try await server.browserSession(user.session, in: pool.id) != nil)
        let inApp = try await server.invite("cy", attributes: ["email": "cy@example.com"], to: pool)
        let other = try await server.challenge(inApp.username, by: client)
        let late = ["USERNAME": "cy", "NEW_PASSWORD": "My-Own-Horse-9"]
        #expect(
            try await refusal {
                try await server.answerOnPage(.newPassword, session: other.session, with: late, by: client)
            }
                == SignInRefusal.invalidSession, "nor can the page finish what an app began")
    }

    @Test(arguments: Engine.available)
    func `a custom sign-in is driven on the page`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withCustomSignIns(engine, secret: "a secret")
        let asked = try await server.authenticator.signIn(
            SignInRequest(
                client: client.id, secretHash: nil, origin: .hostedPage,
                credential: .input(.custom(username: .success("ann"), .success(CustomStart()))))
        ).pendingChallenge
        #expect(asked.parameters["question"] == "6 x 7")
        let user = try await server.answerOnPage(
            .custom, session: asked.session, with: ["USERNAME": "ann", "ANSWER": TestServer.sum], by: client
        ).authenticatedUser
        #expect(try await server.browserSession(user.session, in: pool.id) != nil)
    }

    @Test(arguments: Engine.available)
    func `wrong passwords on the page lock as those in the API do`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(
            engine, client: { $0.existenceErrors = .enabled })
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        for name in ["ann", "unknown"] {
            for _ in 1...5 {
                let refused = try await refusal {
                    try await server.beginOnPage(name, password: "Wrong-Horse-9", by: client)
                }
                #expect(refused == SignInRefusal.wrongCredentials)
            }
            let locked = try await refusal { try await server.beginOnPage(name, by: client) }
            #expect(locked == SignInRefusal.attemptsExceeded)
            #expect(try await refusal { try await server.signIn(name, by: client) } == locked)
        }
    }

    @Test(arguments: Engine.available)
    func `a function that refuses a completed sign-in ends the browser session`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(
            engine, pool: { $0.call(.postAuthentication) })
        let ann = try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        server.functions.refuse(.postAuthentication, with: "no")
        #expect(
            try await refusal { try await server.beginOnPage(by: client) }
                == TriggerRefusal.failed(.postAuthentication, message: "no"))
        let counts = try await server.database.read { try RowCountTable($0).counts(of: ann.id, in: pool.id) }
        #expect(counts["browser_sessions"] == 0)
    }

    // UP-DEV-15: a browser keeps no key of a device.
    @Test(arguments: Engine.available)
    func `no device is tracked for a browser`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(
            engine, pool: { $0.devices = DeviceSettings() })
        let ann = try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        _ = try await server.signInOnPage(by: client)
        let counts = try await server.database.read { try RowCountTable($0).counts(of: ann.id, in: pool.id) }
        #expect(counts["user_devices"] == 0 && counts["user_sessions"] == 0)
    }
}
