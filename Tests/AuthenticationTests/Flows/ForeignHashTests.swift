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

/// Sign-ins of users whose passwords have hashes of other systems (docs/password-hashes.md).
@Suite struct ForeignHashTests {
    /// bcrypt 5.0's hash of `TestServer.password`.
    private static let hash = "$2b$05$ysiUVHVAy.0wI497qcCQDu30dJIAWkcuElpUxkxhHtKh.jHJZv5O."

    /// A pool with the user Ann, whose password has a hash of another system.
    private struct Fixture {
        let server: TestServer
        let pool: UserPool
        let client: Client

        init(
            _ engine: Engine, pool settings: (inout PoolSettings) -> Void = { _ in },
            status: UserStatus = .confirmed
        ) async throws {
            (server, pool, client) = try await TestServer.withPoolAndClient(engine, pool: settings)
            var ann = try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
            let hash = try ForeignPasswordHash(Secret(ForeignHashTests.hash))
            ann.credential = try StoredPassword.foreign(hash).sealed(for: ann.id, in: pool.id, by: server.cipher)
            ann.status = status
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
    }

    @Test(arguments: Engine.available)
    func `the first sign-in with the password replaces the hash, and SRP works from then on`(
        on engine: Engine
    ) async throws {
        let fixture = try await Fixture(engine)
        let (server, client) = (fixture.server, fixture.client)
        let before = try await refusal { try await server.signInBySRP("ann", by: client) }
        #expect(before as? SignInRefusal == .wrongCredentials)
        #expect(try await !fixture.hasVerifier())
        _ = try await server.signIn("ann", by: client)
        #expect(try await fixture.hasVerifier())
        _ = try await server.signInBySRP("ann", by: client).tokens
        _ = try await server.signIn("ann", by: client)
    }

    @Test(arguments: Engine.available)
    func `an administrator's sign-in with the password replaces the hash too`(on engine: Engine) async throws {
        let fixture = try await Fixture(engine)
        let parameters = ["USERNAME": "ann", "PASSWORD": TestServer.password]
        _ = try await fixture.server.begin(.adminPassword, with: parameters, by: fixture.client, as: true).tokens
        #expect(try await fixture.hasVerifier())
    }

    @Test(arguments: Engine.available)
    func `wrong passwords keep the hash, and lock the user as ever`(on engine: Engine) async throws {
        let fixture = try await Fixture(engine)
        var refusals: [(any Refusal)?] = []
        for number in 0..<8 {
            refusals.append(
                try await refusal {
                    try await fixture.server.signIn("ann", password: "Wrong-Horse-\(number)", by: fixture.client)
                })
        }
        #expect(refusals[0] as? SignInRefusal == .wrongCredentials)
        #expect(refusals[7] as? SignInRefusal == .attemptsExceeded)
        #expect(try await !fixture.hasVerifier())
        let right = try await refusal { try await fixture.server.signIn("ann", by: fixture.client) }
        #expect(right as? SignInRefusal == .attemptsExceeded)
    }

    @Test(arguments: Engine.available)
    func `a refused sign-in with the right password keeps the hash`(on engine: Engine) async throws {
        let fixture = try await Fixture(engine, status: .resetRequired)
        let refused = try await refusal { try await fixture.server.signIn("ann", by: fixture.client) }
        #expect(refused as? SignInRefusal == .passwordResetRequired)
        #expect(try await !fixture.hasVerifier())
    }

    @Test(arguments: Engine.available)
    func `the hash is of the current password, not of a former one`(on engine: Engine) async throws {
        let fixture = try await Fixture(engine, pool: { $0.passwordPolicy.historySize = 3 })
        let (server, pool) = (fixture.server, fixture.pool)
        let same = try await refusal {
            try await server.administration.setPassword(
                Secret(TestServer.password), permanent: true, of: "ann", in: pool.id)
        }
        #expect(same as? PasswordRefusal == .usedBefore)
        _ = try await server.signIn("ann", by: fixture.client)
        let ann = try await server.user("ann", in: pool.id)
        let former = try await server.database.read { try FormerPasswordTable($0).newest(3, of: ann.id, in: pool.id) }
        #expect(former.isEmpty)
    }

    @Test(arguments: Engine.available)
    func `two sign-ins at once both succeed, and one replaces the hash`(on engine: Engine) async throws {
        let fixture = try await Fixture(engine)
        let (server, client) = (fixture.server, fixture.client)
        async let first = server.signIn("ann", by: client)
        async let second = server.signIn("ann", by: client)
        _ = try await (first, second)
        #expect(try await fixture.hasVerifier())
    }

    @Test(arguments: Engine.available)
    func `a user with a hash changes the password with it`(on engine: Engine) async throws {
        let fixture = try await Fixture(engine)
        let (server, client) = (fixture.server, fixture.client)
        let identity = try await server.identity(of: try await server.signIn("ann", by: client))
        try await server.account.changePassword(
            from: Secret(TestServer.password), to: Secret("My-Own-Horse-9"), for: identity)
        _ = try await server.signInBySRP("ann", password: "My-Own-Horse-9", by: client).tokens
    }
}
