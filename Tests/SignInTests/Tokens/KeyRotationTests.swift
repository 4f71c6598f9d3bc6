import Directory
import Foundation
import Kernel
import Keys
import Storage
import TestKit
import Testing

@testable import SignIn

/// A pool's signing keys, and how others take their place (TOK-JWK, TOK-24).
@Suite struct KeyRotationTests {
    private func kids(_ house: House, _ pool: UserPool) async throws -> [String] {
        let object = try JSONSerialization.jsonObject(with: Data(try await house.keys.ring(of: pool.id).jwks.utf8))
        let keys = (object as? [String: Any])?["keys"] as? [[String: Any]] ?? []
        for key in keys {
            #expect(Set(key.keys) == ["alg", "e", "kid", "kty", "n", "use"])
        }
        return keys.compactMap { $0["kid"] as? String }
    }

    // TOK-JWK-02, TOK-JWK-03, TOK-ACC-04, TOK-21
    @Test(arguments: Engine.available)
    func `the key set has the keys of both kinds of token, and nothing private`(on engine: Engine) async throws {
        let (house, pool, client) = try await House.furnished(engine)
        try await house.person("ann", ["email": "ann@example.com"], by: client)
        let tokens = try await house.signIn("ann", by: client)
        let published = try await kids(house, pool)
        #expect(published.count == 2 && Set(published).count == 2)
        #expect(Set(published) == [try tokens.id.kid, try tokens.access.kid])
    }

    // TOK-JWK-04, TOK-24
    @Test(arguments: Engine.available)
    func `tokens of the old keys are good until the last has expired`(on engine: Engine) async throws {
        let (house, pool, client) = try await House.furnished(
            engine,
            client: {
                $0.tokenValidity.access = 1
                $0.tokenValidity.accessUnit = .days
            })
        try await house.person("ann", ["email": "ann@example.com"], by: client)
        let node = try house.anotherNode()
        let old = try await house.signIn("ann", by: client)
        _ = try await node.bearer(of: old)
        try await house.keys.rotate(pool.id)
        house.clock.advance(1)
        let new = try await node.signIn("ann", by: client)
        #expect(try new.access.kid != old.access.kid && new.id.kid != old.id.kid)
        for other in [house, node] {
            _ = try await other.bearer(of: old)
            _ = try await other.bearer(of: new)
            #expect(try await kids(other, pool).count == 4)
        }
        house.clock.advance(.days(1) - 2)
        _ = try await house.bearer(of: old)
        house.clock.advance(.minutes(2))
        let expired = try await refusal { try await house.bearer(of: old) }
        #expect(expired?.reason == .notAuthorized)
        #expect(try await kids(house, pool).count == 2)
        // A refresh token outlives any key.
        _ = try await house.bearer(of: try await house.exchange(old.refresh, by: client))
        // The next change forgets the keys whose time is over.
        try await house.keys.rotate(pool.id)
        let kept = try await house.database.read { try SigningKeyTable($0).list(of: pool.id) }
        #expect(kept.count == 4 && kept.count { $0.retiredAt == nil } == 2)
    }

    @Test(arguments: Engine.available)
    func `only a pool that is there gets new keys`(on engine: Engine) async throws {
        let house = try await House(engine)
        let refused = try await refusal { try await house.keys.rotate(UserPoolID(rawValue: "eu-test-1_nowhere00")) }
        #expect(refused?.reason == .notFound)
    }

    // The keys that a pool was given are its own.
    @Test(arguments: Engine.available)
    func `a key that was moved to another pool does not open`(on engine: Engine) async throws {
        let house = try await House(engine)
        let (one, two) = (try await house.pool(), try await house.pool())
        let client = try await house.client(in: two)
        try await house.person("ann", by: client)
        let entries = try await house.database.read { try SigningKeyTable($0).list(of: one.id) }
        try await house.database.write { tx in
            try SigningKeyTable(tx).deleteAll(of: two.id)
            for entry in entries { try SigningKeyTable(tx).insert(entry, for: two.id) }
        }
        let node = try house.anotherNode()
        await #expect(throws: SealingFault.self) { try await node.signIn("ann", by: client) }
    }
}
