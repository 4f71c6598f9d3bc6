import Directory
import Kernel
import SignIn
import Storage
import TestKit
import Testing

/// Refresh tokens that are replaced each time they are used (TOK-11 to TOK-14, RACE-04).
@Suite struct RotationTests {
    private func furnished(_ engine: Engine, grace: Int? = nil) async throws -> (House, Client, IssuedTokens) {
        let (house, _, client) = try await House.furnished(
            engine,
            client: {
                $0.explicitAuthFlows = [.allowUserPassword]
                $0.refreshTokenRotation = RefreshTokenRotation(enabled: true, retryGracePeriod: grace)
            })
        try await house.person("ann", ["email": "ann@example.com"], by: client)
        return (house, client, try await house.signIn("ann", by: client))
    }

    private func rotate(_ house: House, _ token: String, _ client: Client) async throws -> IssuedTokens {
        try await house.refresh.exchange(Secret(token), client: client.id, secret: nil)
    }

    private func refused(_ house: House, _ token: String, _ client: Client) async throws -> Refusal.Reason? {
        try await refusal { try await rotate(house, token, client) }?.reason
    }

    @Test(arguments: Engine.available)
    func `each use brings a new token, of the same sign-in and no longer life`(on engine: Engine) async throws {
        let (house, client, first) = try await furnished(engine)
        var token = first.refresh
        for _ in 1...3 {
            house.clock.advance(.days(9))
            let next = try await rotate(house, token, client)
            #expect(next.refresh.utf8.count == 64 && next.refresh != token)
            #expect(try next.access.text("origin_jti") == first.access.text("origin_jti"))
            token = next.refresh
        }
        house.clock.advance(.days(3) - 1)
        token = try await rotate(house, token, client).refresh
        house.clock.advance(1)
        #expect(try await refusal { try await rotate(house, token, client) } == .refreshTokenExpired)
    }

    // TOK-11, RACE-04
    @Test(arguments: Engine.available)
    func `thirty-two uses at once without grace have one heir`(on engine: Engine) async throws {
        let (house, client, first) = try await furnished(engine)
        let race = await Race { _ in try await rotate(house, first.refresh, client).refresh }
        #expect(race.winners.count == 32 && Set(race.winners).count == 1)
        _ = try await house.bearer(of: first)
        _ = try await rotate(house, try #require(race.winners.first), client)
    }

    // The database commits and the connection breaks before it says so: whether the exchange has happened is asked
    // again within the same call.
    @Test(arguments: Engine.available, [0, 10])
    func `an exchange whose commit lost its answer has one result`(on engine: Engine, grace: Int) async throws {
        let (house, database) = try await House.faulty(engine)
        let client = try await house.client(in: try await house.poolByMail()) {
            $0.explicitAuthFlows = [.allowUserPassword]
            $0.refreshTokenRotation = RefreshTokenRotation(enabled: true, retryGracePeriod: grace)
        }
        try await house.person("ann", ["email": "ann@example.com"], by: client)
        let first = try await house.signIn("ann", by: client)
        database.lostAnswers = 2
        let heir = try await rotate(house, first.refresh, client)
        #expect(database.lostAnswers == 0)
        _ = try await rotate(house, heir.refresh, client)
    }

    @Test(arguments: Engine.available)
    func `a client that got an error for a commit that has happened asks again and goes on`(
        on engine: Engine
    ) async throws {
        let (house, database) = try await House.faulty(engine)
        let client = try await house.client(in: try await house.poolByMail()) {
            $0.explicitAuthFlows = [.allowUserPassword]
            $0.refreshTokenRotation = RefreshTokenRotation(enabled: true, retryGracePeriod: 0)
        }
        try await house.person("ann", ["email": "ann@example.com"], by: client)
        let first = try await house.signIn("ann", by: client)
        database.lostAnswers = .max
        await #expect(throws: StorageError.self) { try await rotate(house, first.refresh, client) }
        database.lostAnswers = 0
        house.clock.advance(9)
        let heir = try await rotate(house, first.refresh, client)
        house.clock.advance(60)
        _ = try await house.bearer(of: heir)
        _ = try await rotate(house, heir.refresh, client)
    }

    // The client loses the HTTP answer and asks another node.
    @Test(arguments: Engine.available)
    func `without grace the same token has the same heir for ten seconds, on every node`(
        on engine: Engine
    ) async throws {
        let (house, client, first) = try await furnished(engine, grace: 0)
        let heir = try await rotate(house, first.refresh, client)
        let node = try house.anotherNode()
        house.clock.advance(9)
        let again = try await rotate(node, first.refresh, client)
        #expect(again.refresh == heir.refresh && again.accessToken.exposed != heir.accessToken.exposed)
        house.clock.advance(1)
        #expect(try await refused(node, first.refresh, client) == .refreshTokenReuse)
        #expect(try await refusal { try await rotate(house, heir.refresh, client) } == .refreshTokenRevoked)
    }

    @Test(arguments: Engine.available, [0, 60])
    func `a clock that is put back does not make an old token new`(on engine: Engine, grace: Int) async throws {
        let (house, client, first) = try await furnished(engine, grace: grace)
        _ = try await rotate(house, first.refresh, client)
        house.clock.advance(-.hours(1))
        #expect(try await refused(house, first.refresh, client) == .refreshTokenReuse)
    }

    // TOK-12
    @Test(arguments: Engine.available)
    func `within the grace an old token buys siblings, and behind it the sign-in ends`(on engine: Engine) async throws {
        let (house, client, first) = try await furnished(engine, grace: 10)
        let race = await Race(8) { _ in try await rotate(house, first.refresh, client).refresh }
        #expect(race.winners.count == 8 && Set(race.winners).count == 8)
        house.clock.advance(9)
        let late = try await rotate(house, first.refresh, client)
        house.clock.advance(2)
        #expect(try await refused(house, first.refresh, client) == .refreshTokenReuse)
        for token in [first.refresh, late.refresh, race.winners[0]] {
            #expect(try await refused(house, token, client) == .notAuthorized)
        }
        #expect(try await refusal { try await house.bearer(of: late) } == .accessTokenRevoked)
    }

    // TOK-13
    @Test(arguments: Engine.available)
    func `a parent used after its heir ends the whole sign-in, also within the grace`(on engine: Engine) async throws {
        let (house, client, first) = try await furnished(engine, grace: 60)
        let other = try await house.signIn("ann", by: client)
        let heir = try await rotate(house, first.refresh, client)
        let grandchild = try await rotate(house, heir.refresh, client)
        #expect(try await refused(house, first.refresh, client) == .refreshTokenReuse)
        for token in [first, heir, grandchild] {
            #expect(try await refusal { try await rotate(house, token.refresh, client) } == .refreshTokenRevoked)
            #expect(try await refusal { try await house.bearer(of: token) } == .accessTokenRevoked)
        }
        // Another sign-in of the same person goes on.
        _ = try await rotate(house, other.refresh, client)
    }

    // TOK-13, without grace: an old token that comes later than a retry would.
    @Test(arguments: Engine.available)
    func `an old token that comes late ends the sign-in`(on engine: Engine) async throws {
        let (house, client, first) = try await furnished(engine)
        let heir = try await rotate(house, first.refresh, client)
        house.clock.advance(9)
        #expect(try await rotate(house, first.refresh, client).refresh == heir.refresh)
        _ = try await house.bearer(of: heir)
        house.clock.advance(1)
        #expect(try await refused(house, first.refresh, client) == .refreshTokenReuse)
        #expect(try await refusal { try await rotate(house, heir.refresh, client) } == .refreshTokenRevoked)
    }

    // TOK-14
    @Test(arguments: Engine.available)
    func `an old token stays old after a restart, and when the client ceases to rotate`(
        on engine: Engine
    ) async throws {
        let (house, client, first) = try await furnished(engine)
        let heir = try await rotate(house, first.refresh, client)
        let other = try house.anotherNode()
        #expect(try await rotate(other, first.refresh, client).refresh == heir.refresh)
        _ = try await house.clients.change(client.id, in: client.pool) {
            $0.settings.refreshTokenRotation = nil
            $0.settings.explicitAuthFlows = [.allowUserPassword, .allowRefreshToken]
        }
        #expect(try await refusal { try await house.exchange(first.refresh, by: client) } == .refreshTokenRevoked)
        #expect(try await refusal { try await rotate(house, first.refresh, client) } == .refreshTokenRevoked)
        _ = try await house.exchange(heir.refresh, by: client)
    }

    // TOK-09, TOK-13: siblings are revoked together.
    @Test(arguments: Engine.available)
    func `to revoke any token of a sign-in revokes them all`(on engine: Engine) async throws {
        let (house, client, first) = try await furnished(engine, grace: 60)
        let heir = try await rotate(house, first.refresh, client)
        let sibling = try await rotate(house, first.refresh, client)
        try await house.refresh.revoke(Secret(heir.refresh), client: client.id, secret: nil)
        for token in [first, heir, sibling] {
            #expect(try await refused(house, token.refresh, client) == .notAuthorized)
        }
    }
}
