import Accounts
import Directory
import Factors
import Kernel
import Messaging
import Storage
import TestKit
import Testing
import Tokens

@testable import Authentication

/// Expired rows are deleted, and only those.
@Suite struct ExpirySweeperTests {
    /// How many rows each table has whose rows expire.
    private func counts(_ server: TestServer) async throws -> [String: Int] {
        try await server.database.read { try RowCountTable($0).counts { !$0.expiry.isEmpty } }
    }

    @Test(arguments: Engine.available)
    func `no row of a user's activity stays forever`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(
            engine, client: { $0.existenceErrors = .enabled })
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        try await server.invite("new", to: pool)
        try await server.signUp("raw", attributes: ["email": "raw@example.com"], by: client)
        _ = try await server.recovery.requestCode(for: "ann", client: client.id, secretHash: nil)
        _ = try await server.recovery.requestCode(for: "nobody", client: client.id, secretHash: nil)
        _ = try await refusal { try await server.signIn("ann", password: "Wrong-Horse-9", by: client) }
        _ = try await refusal { try await server.signIn("nobody", by: client) }
        _ = try await server.begin(.password, with: ["USERNAME": "new", "PASSWORD": TestServer.password], by: client)
        _ = try await server.signInBySRP("ann", by: client).tokens
        await server.sender.waitForBackgroundWork()
        let before = try await counts(server)
        #expect(before["codes"] == 3)
        for table in ["hourly_calls", "password_attempts", "auth_sessions", "used_challenges", "user_sessions"] {
            #expect(before[table, default: 0] > 0, "\(table)")
        }
        #expect(try await !server.sweeper.sweep())
        let kept = try await counts(server)
        #expect(kept == before)

        server.clock.advance(.days(31) + 1)
        #expect(try await !server.sweeper.sweep())
        let after = try await counts(server)
        #expect(after.values.allSatisfy { $0 == 0 }, "\(after)")
        #expect(try await server.user("ann", in: pool.id).status == .confirmed)
    }

    @Test(arguments: Engine.available)
    func `one run deletes a few hundred rows and reports that there are more`(on engine: Engine) async throws {
        let server = try await TestServer(engine)
        let now = server.clock.now
        try await server.database.write { tx in
            for number in 0..<600 {
                let used = Array("\(number)".utf8)
                _ = try UsedChallengeTable(tx).use(used, in: UserPoolID(rawValue: "p"), until: now)
            }
        }
        server.clock.advance(1)
        #expect(try await server.sweeper.sweep())
        #expect(try await server.sweeper.sweep())
        #expect(try await !server.sweeper.sweep())
        #expect(try await counts(server)["used_challenges"] == 0)
    }

    // TOK-REF-02, TOK-VER-06: an access token may outlive the refresh token of its session.
    @Test(arguments: Engine.available)
    func `no token is deleted before it expires`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(
            engine,
            client: {
                $0.tokenValidity.refresh = 24
                $0.tokenValidity.refreshUnit = .hours
                $0.tokenValidity.access = 24
            })
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let tokens = try await server.signIn("ann", by: client)
        server.clock.advance(.hours(23))
        let renewed = try await server.exchange(tokens.refresh, by: client)
        server.clock.advance(.hours(23))
        try await server.sweeper.sweep()
        _ = try await server.identity(of: renewed)
        #expect(
            try await refusal { try await server.exchange(tokens.refresh, by: client) } == RefreshTokenRefusal.expired)
    }

    @Test(arguments: Engine.available)
    func `a lock is not deleted while it lasts`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        for _ in 1...5 {
            _ = try await refusal { try await server.signIn("ann", password: "Wrong-Horse-9", by: client) }
        }
        try await server.sweeper.sweep()
        #expect(try await refusal { try await server.signIn("ann", by: client) } == SignInRefusal.attemptsExceeded)
    }
}
