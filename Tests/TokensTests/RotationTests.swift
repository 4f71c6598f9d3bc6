import Directory
import Kernel
import Storage
import TestKit
import Testing
import Tokens

/// Refresh tokens that are replaced at each use (TOK-11 to TOK-14, RACE-04).
@Suite struct RotationTests {
    private func withPoolAndClient(_ engine: Engine, grace: Int? = nil) async throws -> (
        TestServer, Client, IssuedTokens
    ) {
        let (server, _, client) = try await TestServer.withPoolAndClient(
            engine,
            client: {
                $0.explicitAuthFlows = [.allowUserPassword]
                $0.refreshTokenRotation = RefreshTokenRotation(enabled: true, retryGracePeriod: grace)
            })
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        return (server, client, try await server.signIn("ann", by: client))
    }

    private func rotate(_ server: TestServer, _ token: String, _ client: Client) async throws -> IssuedTokens {
        try await server.refresh.exchange(Secret(token), client: client.id, secret: nil)
    }

    private func refused(_ server: TestServer, _ token: String, _ client: Client) async throws -> (any Refusal)? {
        try await refusal { try await rotate(server, token, client) }
    }

    @Test(arguments: Engine.available)
    func `each use returns a new token of the same session with the same expiry`(on engine: Engine) async throws {
        let (server, client, first) = try await withPoolAndClient(engine)
        var token = first.refresh
        for _ in 1...3 {
            server.clock.advance(.days(9))
            let next = try await rotate(server, token, client)
            #expect(next.refresh.utf8.count == 65 && next.refresh != token)
            #expect(try next.access.text("origin_jti") == first.access.text("origin_jti"))
            token = next.refresh
        }
        server.clock.advance(.days(3) - 1)
        token = try await rotate(server, token, client).refresh
        server.clock.advance(1)
        #expect(try await refusal { try await rotate(server, token, client) } == RefreshTokenRefusal.expired)
    }

    // TOK-11, RACE-04
    @Test(arguments: Engine.available)
    func `thirty-two concurrent uses without grace have one successor`(on engine: Engine) async throws {
        let (server, client, first) = try await withPoolAndClient(engine)
        let race = await Race { _ in try await rotate(server, first.refresh, client).refresh }
        #expect(race.winners.count == 32 && Set(race.winners).count == 1)
        _ = try await server.identity(of: first)
        _ = try await rotate(server, try #require(race.winners.first), client)
    }

    // The database commits and the connection breaks before its response: the same call checks whether the exchange has
    // happened.
    @Test(arguments: Engine.available, [0, 10])
    func `an exchange whose commit lost its response has one result`(on engine: Engine, grace: Int) async throws {
        let (server, database) = try await TestServer.faulty(engine)
        let client = try await server.client(in: try await server.poolVerifyingEmail()) {
            $0.explicitAuthFlows = [.allowUserPassword]
            $0.refreshTokenRotation = RefreshTokenRotation(enabled: true, retryGracePeriod: grace)
        }
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let first = try await server.signIn("ann", by: client)
        database.lostResponses = 2
        let successor = try await rotate(server, first.refresh, client)
        #expect(database.lostResponses == 0)
        _ = try await rotate(server, successor.refresh, client)
    }

    @Test(arguments: Engine.available)
    func `a client that got an error although the commit happened can retry`(
        on engine: Engine
    ) async throws {
        let (server, database) = try await TestServer.faulty(engine)
        let client = try await server.client(in: try await server.poolVerifyingEmail()) {
            $0.explicitAuthFlows = [.allowUserPassword]
            $0.refreshTokenRotation = RefreshTokenRotation(enabled: true, retryGracePeriod: 0)
        }
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let first = try await server.signIn("ann", by: client)
        database.lostResponses = .max
        await #expect(throws: StorageError.self) { try await rotate(server, first.refresh, client) }
        database.lostResponses = 0
        server.clock.advance(9)
        let successor = try await rotate(server, first.refresh, client)
        server.clock.advance(60)
        _ = try await server.identity(of: successor)
        _ = try await rotate(server, successor.refresh, client)
    }

    // The client loses the HTTP response and retries on another node.
    @Test(arguments: Engine.available)
    func `without grace the same token has the same successor for ten seconds, on every node`(
        on engine: Engine
    ) async throws {
        let (server, client, first) = try await withPoolAndClient(engine, grace: 0)
        let successor = try await rotate(server, first.refresh, client)
        let node = try server.anotherNode()
        server.clock.advance(9)
        let again = try await rotate(node, first.refresh, client)
        #expect(again.refresh == successor.refresh && again.accessToken.exposed != successor.accessToken.exposed)
        server.clock.advance(1)
        #expect(try await refused(node, first.refresh, client) == RefreshTokenRefusal.reused)
        #expect(
            try await refusal { try await rotate(server, successor.refresh, client) } == RefreshTokenRefusal.revoked)
    }

    @Test(arguments: Engine.available, [0, 60])
    func `a clock that is set back does not make an old token new`(on engine: Engine, grace: Int) async throws {
        let (server, client, first) = try await withPoolAndClient(engine, grace: grace)
        _ = try await rotate(server, first.refresh, client)
        server.clock.advance(-.hours(1))
        #expect(try await refused(server, first.refresh, client) == RefreshTokenRefusal.reused)
    }

    // TOK-12
    @Test(arguments: Engine.available)
    func `within the grace an old token returns siblings, and later the session ends`(on engine: Engine) async throws {
        let (server, client, first) = try await withPoolAndClient(engine, grace: 10)
        let race = await Race(8) { _ in try await rotate(server, first.refresh, client).refresh }
        #expect(race.winners.count == 8 && Set(race.winners).count == 8)
        server.clock.advance(9)
        let late = try await rotate(server, first.refresh, client)
        server.clock.advance(2)
        #expect(try await refused(server, first.refresh, client) == RefreshTokenRefusal.reused)
        for token in [first.refresh, late.refresh, race.winners[0]] {
            #expect(try await refused(server, token, client) == RefreshTokenRefusal.revoked)
        }
        #expect(try await refusal { try await server.identity(of: late) } == AccessTokenRefusal.revoked)
    }

    // TOK-13
    @Test(arguments: Engine.available)
    func `a parent used after its successor ends the session, even within the grace`(on engine: Engine) async throws {
        let (server, client, first) = try await withPoolAndClient(engine, grace: 60)
        let other = try await server.signIn("ann", by: client)
        let successor = try await rotate(server, first.refresh, client)
        let grandchild = try await rotate(server, successor.refresh, client)
        #expect(try await refused(server, first.refresh, client) == RefreshTokenRefusal.reused)
        for token in [first, successor, grandchild] {
            #expect(
                try await refusal { try await rotate(server, token.refresh, client) } == RefreshTokenRefusal.revoked)
            #expect(try await refusal { try await server.identity(of: token) } == AccessTokenRefusal.revoked)
        }
        // Another session of the same user stays.
        _ = try await rotate(server, other.refresh, client)
    }

    // TOK-13, without grace: an old token used later than any retry.
    @Test(arguments: Engine.available)
    func `an old token used late ends the session`(on engine: Engine) async throws {
        let (server, client, first) = try await withPoolAndClient(engine)
        let successor = try await rotate(server, first.refresh, client)
        server.clock.advance(9)
        #expect(try await rotate(server, first.refresh, client).refresh == successor.refresh)
        _ = try await server.identity(of: successor)
        server.clock.advance(1)
        #expect(try await refused(server, first.refresh, client) == RefreshTokenRefusal.reused)
        #expect(
            try await refusal { try await rotate(server, successor.refresh, client) } == RefreshTokenRefusal.revoked)
    }

    // TOK-14
    @Test(arguments: Engine.available)
    func `an old token stays old after a restart, and when the client stops rotating`(
        on engine: Engine
    ) async throws {
        let (server, client, first) = try await withPoolAndClient(engine)
        let successor = try await rotate(server, first.refresh, client)
        let other = try server.anotherNode()
        #expect(try await rotate(other, first.refresh, client).refresh == successor.refresh)
        _ = try await server.clients.change(client.id, in: client.pool) {
            $0.settings.refreshTokenRotation = nil
            $0.settings.explicitAuthFlows = [.allowUserPassword, .allowRefreshToken]
        }
        #expect(
            try await refusal { try await server.exchange(first.refresh, by: client) } == RefreshTokenRefusal.revoked)
        #expect(try await refusal { try await rotate(server, first.refresh, client) } == RefreshTokenRefusal.revoked)
        _ = try await server.exchange(successor.refresh, by: client)
    }

    // TOK-09, TOK-13: siblings are revoked together.
    @Test(arguments: Engine.available)
    func `revoking any token of a session revokes them all`(on engine: Engine) async throws {
        let (server, client, first) = try await withPoolAndClient(engine, grace: 60)
        let successor = try await rotate(server, first.refresh, client)
        let sibling = try await rotate(server, first.refresh, client)
        try await server.refresh.revoke(Secret(successor.refresh), client: client.id, secret: nil)
        for token in [first, successor, sibling] {
            #expect(try await refused(server, token.refresh, client) == RefreshTokenRefusal.revoked)
        }
    }
}
