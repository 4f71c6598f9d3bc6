import Accounts
import Authentication
import Cryptography
import Directory
import Factors
import Kernel
import Storage
import TestKit
import Testing
import Tokens

/// Sign-ins of users whose passwords only the service that their pool follows knows (docs/follow.md).
@Suite struct SourcePasswordTests {
    /// A pool with the user Ann, who came from there.
    private struct Fixture {
        let server: TestServer
        let pool: UserPool
        let client: Client

        init(
            _ engine: Engine, saying verdict: Result<SourceVerdict, SourceRefusal>,
            pool settings: (inout PoolSettings) -> Void = { _ in }, status: UserStatus = .confirmed
        ) async throws {
            (server, pool, client) = try await TestServer.withPoolAndClient(engine, pool: settings)
            server.atSource.set(verdict, for: "ann")
            var ann = try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
            ann.credential = try StoredPassword.atSource.sealed(for: ann.id, in: pool.id, by: server.cipher)
            ann.status = status
            if status == .forceChangePassword { ann.passwordExpiresAt = server.clock.now.advanced(seconds: 3600) }
            try await server.database.write { [ann, now = server.clock.now] in
                try UserTable($0).update(ann, now: now)
            }
        }

        /// Whether the store has a verifier of Ann's password.
        func hasVerifier() async throws -> Bool {
            let ann = try await server.user("ann", in: pool.id)
            let credential = try #require(ann.credential)
            switch try StoredPassword(credential, of: ann.id, in: pool.id, by: server.cipher) {
            case .verifier: return true
            case .foreign, .atSource: return false
            }
        }

        func refused(_ password: String = TestServer.password) async throws -> (any Refusal)? {
            try await refusal { try await server.signIn("ann", password: password, by: client) }
        }
    }

    @Test(arguments: Engine.available)
    func `the first right password is proven there and kept, and then nothing is asked there`(
        on engine: Engine
    ) async throws {
        let fixture = try await Fixture(engine, saying: .success(.right(isTemporary: false)))
        let (server, client) = (fixture.server, fixture.client)
        let before = try await refusal { try await server.signInBySRP("ann", by: client) }
        #expect(before as? SignInRefusal == .wrongCredentials)
        #expect(server.atSource.questions == 0, "SRP shows no password")
        _ = try await server.signIn("ann", by: client)
        #expect(try await fixture.hasVerifier())
        _ = try await server.signInBySRP("ann", by: client).tokens
        _ = try await server.signIn("ann", by: client)
        #expect(try await fixture.refused("Wrong-Horse-1") as? SignInRefusal == .wrongCredentials)
        #expect(server.atSource.questions == 1)
    }

    @Test(arguments: Engine.available)
    func `an administrator's sign-in keeps the password too`(on engine: Engine) async throws {
        let fixture = try await Fixture(engine, saying: .success(.right(isTemporary: false)))
        let parameters = ["USERNAME": "ann", "PASSWORD": TestServer.password]
        _ = try await fixture.server.begin(.adminPassword, with: parameters, by: fixture.client, as: true).tokens
        #expect(try await fixture.hasVerifier())
    }

    @Test(arguments: Engine.available)
    func `a password that is wrong there is wrong here, and locks the user as ever`(on engine: Engine) async throws {
        let fixture = try await Fixture(engine, saying: .success(.right(isTemporary: false)))
        var refusals: [(any Refusal)?] = []
        for number in 0..<8 { refusals.append(try await fixture.refused("Wrong-Horse-\(number)")) }
        #expect(refusals[0] as? SignInRefusal == .wrongCredentials)
        #expect(refusals[7] as? SignInRefusal == .attemptsExceeded)
        let asked = fixture.server.atSource.questions
        #expect(try await fixture.refused() as? SignInRefusal == .attemptsExceeded)
        #expect(fixture.server.atSource.questions == asked, "a locked user is not asked about")
        #expect(try await !fixture.hasVerifier())
    }

    @Test(arguments: Engine.available, [SourceRefusal.unreachable, .limited, .unusable(reason: "x")])
    func `without a verdict no sign-in succeeds, and no wrong password is counted`(
        on engine: Engine, saying refusal: SourceRefusal
    ) async throws {
        let fixture = try await Fixture(engine, saying: .failure(refusal))
        for _ in 0..<20 { #expect(try await fixture.refused() as? SourceRefusal == refusal) }
        #expect(try await !fixture.hasVerifier())
        fixture.server.atSource.set(.success(.right(isTemporary: false)), for: "ann")
        _ = try await fixture.server.signIn("ann", by: fixture.client)
    }

    @Test(arguments: Engine.available)
    func `a password that is temporary there must be replaced here, though it was not when the user was copied`(
        on engine: Engine
    ) async throws {
        let fixture = try await Fixture(engine, saying: .success(.right(isTemporary: true)))
        let asked = try await fixture.server.begin(
            .password, with: ["USERNAME": "ann", "PASSWORD": TestServer.password], by: fixture.client)
        #expect(asked.challenge == .newPassword)
        #expect(try await fixture.server.user("ann", in: fixture.pool.id).status == .forceChangePassword)
    }

    @Test(arguments: Engine.available)
    func `a temporary password from there must be replaced here`(on engine: Engine) async throws {
        let fixture = try await Fixture(
            engine, saying: .success(.right(isTemporary: false)), status: .forceChangePassword)
        let asked = try await fixture.server.begin(
            .password, with: ["USERNAME": "ann", "PASSWORD": TestServer.password], by: fixture.client)
        #expect(asked.challenge == .newPassword)
    }

    @Test(arguments: Engine.available)
    func `a refused sign-in with the right password keeps nothing`(on engine: Engine) async throws {
        let fixture = try await Fixture(
            engine, saying: .success(.right(isTemporary: false)), status: .resetRequired)
        #expect(try await fixture.refused() as? SignInRefusal == .passwordResetRequired)
        #expect(try await !fixture.hasVerifier())
    }

    @Test(arguments: Engine.available)
    func `two sign-ins at once both succeed`(on engine: Engine) async throws {
        let fixture = try await Fixture(engine, saying: .success(.right(isTemporary: false)))
        let (server, client) = (fixture.server, fixture.client)
        async let first = server.signIn("ann", by: client)
        async let second = server.signIn("ann", by: client)
        _ = try await (first, second)
        #expect(try await fixture.hasVerifier())
    }
}
