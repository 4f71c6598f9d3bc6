import Accounts
import Authentication
import Directory
import Factors
import Kernel
import Messaging
import Storage
import TestKit
import Testing
import Tokens

/// Challenges that the pool which a pool follows gives after a password (docs/follow.md).
@Suite struct FollowedChallengeTests {
    /// A pool with the user Ann, who came from there and has to answer `question` there.
    private struct Fixture {
        let server: TestServer
        let pool: UserPool
        let client: Client

        init(
            _ engine: Engine, asking question: FollowedChallenge.Question, _ kind: ChallengeKind,
            mode: MFAMode = .optional, offering factors: Set<SecondFactor> = [.softwareToken],
            set: (inout User) -> Void = { _ in }
        ) async throws {
            (server, pool, client) = try await TestServer.withSecondFactors(engine, mode: mode, offering: factors)
            server.atSource.set(.success(.challenged(Self.challenge(question, kind))), for: "ann")
            server.atSource.set(.success(.right(isTemporary: false)), after: "123456", in: "old")
            var ann = try await server.user("ann", in: pool.id)
            ann.credential = try StoredPassword.atSource.sealed(for: ann.id, in: pool.id, by: server.cipher)
            set(&ann)
            try await server.database.write { [ann, now = server.clock.now] in
                try UserTable($0).update(ann, now: now)
            }
        }

        static func challenge(
            _ question: FollowedChallenge.Question, _ kind: ChallengeKind, session: String = "old"
        ) -> FollowedChallenge {
            FollowedChallenge(question, reference: .init(kind, session: session, username: "ann-there"))
        }

        /// Whether the store has a verifier of Ann's password.
        func hasVerifier() async throws -> Bool {
            let ann = try await server.user("ann", in: pool.id)
            let stored = try StoredPassword(
                try #require(ann.credential), of: ann.id, in: pool.id, by: server.cipher)
            guard case .verifier = stored else { return false }
            return true
        }

        func asked() async throws -> AskedChallenge { try await server.challenge(by: client) }

        func refused(_ asked: AskedChallenge, _ code: String) async throws -> (any Refusal)? {
            try await refusal { try await server.prove(asked, with: code, by: client) }
        }
    }

    private static let text = FollowedChallenge.Question.sentCode(.sms, destination: "+*******0123")

    @Test(arguments: Engine.available)
    func `a code that was sent there is asked for here, and the password is kept once it is right`(
        on engine: Engine
    ) async throws {
        let fixture = try await Fixture(engine, asking: Self.text, .smsSecondFactor, offering: [.sms])
        let (server, client) = (fixture.server, fixture.client)
        try await server.enable(.sms, in: fixture.pool)
        let sent = server.sender.delivered.count
        let asked = try await fixture.asked()
        #expect(asked.challenge == .sms && asked.parameters["CODE_DELIVERY_DESTINATION"] == "+*******0123")
        #expect(asked.parameters["USER_ID_FOR_SRP"] == "ann")
        #expect(server.sender.delivered.count == sent, "no code of this pool is sent")
        #expect(try await !fixture.hasVerifier())
        let wrong = try await fixture.refused(asked, "654321")
        #expect(wrong as? SecondFactorRefusal == .sentCodeMismatch)
        #expect(try await !fixture.hasVerifier())
        _ = try await server.prove(asked, with: "123456", by: client).tokens
        #expect(try await fixture.hasVerifier())
        #expect(try await fixture.refused(asked, "123456") as? SignInRefusal == .invalidSession, "used once")
        let questions = server.atSource.questions
        #expect(try await fixture.asked().challenge == .sms, "the factor that came along is asked for from now on")
        #expect(server.atSource.questions == questions)
    }

    @Test(arguments: Engine.available, [MFAMode.optional, .on])
    func `after the app of there one is set up here, and the password is kept with it`(
        on engine: Engine, mode: MFAMode
    ) async throws {
        let fixture = try await Fixture(engine, asking: .softwareToken(deviceName: "phone"), .softwareToken, mode: mode)
        let (server, client) = (fixture.server, fixture.client)
        let asked = try await fixture.asked()
        #expect(asked.challenge == .softwareToken && asked.parameters["FRIENDLY_DEVICE_NAME"] == "phone")
        #expect(try await fixture.refused(asked, "1") as? SecondFactorRefusal == .softwareTokenMismatch)
        let setup = try await server.prove(asked, with: "123456", by: client).pendingChallenge
        #expect(setup.challenge == .setup)
        #expect(try await !fixture.hasVerifier(), "the password alone would do for one who stops here")
        let (secret, session) = try await server.authenticator.associateSoftwareToken(Secret(setup.session ?? ""))
        let app = AuthenticatorApp(secret)
        let next = try await server.authenticator.verifySoftwareToken(
            Secret(app.code(at: server.clock.now)), deviceName: nil, session: session)
        _ = try await server.answer(.setup, session: next.exposed, with: ["USERNAME": "ann"], by: client).tokens
        #expect(try await fixture.hasVerifier())
        server.clock.advance(30)
        let again = try await fixture.asked()
        #expect(again.challenge == .softwareToken && again.parameters["FRIENDLY_DEVICE_NAME"] == nil)
        _ = try await server.prove(again, with: app.code(at: server.clock.now), by: client).tokens
    }

    @Test(arguments: Engine.available)
    func `an address is set up in place of the app`(on engine: Engine) async throws {
        let fixture = try await Fixture(
            engine, asking: .softwareToken(deviceName: nil), .softwareToken, offering: [.email]
        ) { $0.attributes["email"] = nil }
        let (server, client) = (fixture.server, fixture.client)
        let setup = try await server.prove(try await fixture.asked(), with: "123456", by: client).pendingChallenge
        let coded = try await server.answer(
            .setup, session: setup.session, with: ["USERNAME": "ann", "EMAIL": "new@example.com"], by: client
        ).pendingChallenge
        #expect(coded.challenge == .email)
        #expect(try await !fixture.hasVerifier())
        let code = try #require(server.sender.delivered.last?.code)
        _ = try await server.prove(coded, with: code, by: client).tokens
        #expect(try await fixture.hasVerifier())
    }

    @Test(arguments: Engine.available)
    func `a pool without second factors asks for none of its own after the one of there`(on engine: Engine) async throws
    {
        let fixture = try await Fixture(
            engine, asking: .softwareToken(deviceName: nil), .softwareToken, mode: .off, offering: [])
        _ = try await fixture.server.prove(try await fixture.asked(), with: "123456", by: fixture.client).tokens
        #expect(try await fixture.hasVerifier())
    }

    @Test(arguments: Engine.available)
    func `a choice of there leads to the chosen challenge of there`(on engine: Engine) async throws {
        let fixture = try await Fixture(
            engine, asking: .selection([.sms, .softwareToken]), .secondFactorSelection, mode: .off, offering: [])
        let (server, client) = (fixture.server, fixture.client)
        let next = Fixture.challenge(Self.text, .smsSecondFactor, session: "next")
        server.atSource.set(.success(.challenged(next)), after: "SMS_MFA", in: "old")
        server.atSource.set(.success(.right(isTemporary: false)), after: "123456", in: "next")
        let asked = try await fixture.asked()
        #expect(asked.parameters["MFAS_CAN_CHOOSE"] == #"["SMS_MFA","SOFTWARE_TOKEN_MFA"]"#)
        let coded = try await server.answer(
            .selection, session: asked.session, with: ["USERNAME": "ann", "ANSWER": "SMS_MFA"], by: client
        ).pendingChallenge
        #expect(coded.challenge == .sms)
        _ = try await server.prove(coded, with: "123456", by: client).tokens
        #expect(try await fixture.hasVerifier())
    }

    @Test(arguments: Engine.available)
    func `a function's challenge of there is shown and answered`(on engine: Engine) async throws {
        let fixture = try await Fixture(engine, asking: .custom(["sum": "1+1"]), .custom, mode: .off, offering: [])
        let asked = try await fixture.asked()
        #expect(asked.challenge == .custom && asked.parameters["sum"] == "1+1")
        func answer(_ text: String) async throws -> SignInStep {
            try await fixture.server.answer(
                .custom, session: asked.session, with: ["USERNAME": "ann", "ANSWER": text], by: fixture.client)
        }
        #expect(try await refusal { try await answer("3") } as? SignInRefusal == .wrongCredentials)
        _ = try await answer("123456").tokens
        #expect(try await fixture.hasVerifier())
    }

    @Test(arguments: Engine.available)
    func `wrong answers lock the user as wrong codes of this pool do, and a lock asks nothing there`(
        on engine: Engine
    ) async throws {
        let fixture = try await Fixture(engine, asking: Self.text, .smsSecondFactor)
        let asked = try await fixture.asked()
        var last: (any Refusal)?
        for number in 0..<8 { last = try await fixture.refused(asked, "\(number)") }
        #expect(last as? SignInRefusal == .attemptsExceeded)
        let questions = fixture.server.atSource.questions
        #expect(try await fixture.refused(asked, "123456") as? SignInRefusal == .attemptsExceeded)
        #expect(fixture.server.atSource.questions == questions)
    }

    @Test(arguments: Engine.available, [SourceRefusal.unreachable, .sessionEnded, .limited])
    func `an answer without a verdict counts as none, and another may follow`(
        on engine: Engine, saying refusal: SourceRefusal
    ) async throws {
        let fixture = try await Fixture(engine, asking: Self.text, .smsSecondFactor, mode: .off, offering: [])
        let asked = try await fixture.asked()
        fixture.server.atSource.set(.failure(refusal), after: "", in: "old")
        for _ in 0..<10 { #expect(try await fixture.refused(asked, "123456") as? SourceRefusal == refusal) }
        fixture.server.atSource.set(.success(.right(isTemporary: false)), after: "123456", in: "old")
        _ = try await fixture.server.prove(asked, with: "123456", by: fixture.client).tokens
    }

    @Test(arguments: Engine.available)
    func `a password that was set here meanwhile ends the sign-in`(on engine: Engine) async throws {
        let fixture = try await Fixture(engine, asking: Self.text, .smsSecondFactor)
        let asked = try await fixture.asked()
        let server = fixture.server
        try await server.administration.setPassword(
            Secret("Other-Horse-1"), permanent: true, of: "ann", in: fixture.pool.id)
        #expect(try await fixture.refused(asked, "123456") as? SignInRefusal == .invalidSession)
        _ = try await server.signIn("ann", password: "Other-Horse-1", by: fixture.client)
    }

    @Test(arguments: Engine.available)
    func `an app that was set up here is asked for here, whatever is asked for there`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withSecondFactors(engine, offering: [.softwareToken])
        let app = try await server.makeApp(in: pool, by: client)
        try await server.set(.atSource, in: pool)
        let there = Fixture.challenge(Self.text, .smsSecondFactor)
        server.atSource.set(.success(.challenged(there)), for: "ann")
        let asked = try await server.challenge(by: client)
        #expect(asked.challenge == .softwareToken)
        _ = try await server.prove(asked, with: app.code(at: server.clock.now), by: client).tokens
    }

    @Test(arguments: Engine.available)
    func `a user who may not sign in here is asked for nothing`(on engine: Engine) async throws {
        let fixture = try await Fixture(engine, asking: Self.text, .smsSecondFactor) { $0.enabled = false }
        #expect(try await refusal { try await fixture.asked() } as? UserRefusal == .disabled)
    }

    @Test(arguments: Engine.available)
    func `an endless row of challenges of there ends`(on engine: Engine) async throws {
        let fixture = try await Fixture(engine, asking: .custom([:]), .custom)
        let server = fixture.server
        server.atSource.set(
            .success(.challenged(Fixture.challenge(.custom([:]), .custom))), after: "123456", in: "old")
        var (asked, count) = (try await fixture.asked(), 0)
        let refused = try await refusal {
            while count < 100 {
                count += 1
                asked = try await server.answer(
                    .custom, session: asked.session, with: ["USERNAME": "ann", "ANSWER": "123456"], by: fixture.client
                ).pendingChallenge
            }
        }
        #expect(refused as? SourceRefusal == .sessionEnded && count == 10)
    }
}
