import Cryptography
import Directory
import Foundation
import Kernel
import Storage
import TestKit
import Testing

@testable import Tokens

/// A pool's signing keys and their rotation (TOK-JWK, TOK-24).
@Suite struct KeyRotationTests {
    private func kids(_ server: TestServer, _ pool: UserPool) async throws -> [String] {
        let object = try JSONSerialization.jsonObject(with: Data(try await server.keys.keySet(of: pool.id).jwks.utf8))
        let keys = (object as? [String: Any])?["keys"] as? [[String: Any]] ?? []
        for key in keys {
            #expect(Set(key.keys) == ["alg", "e", "kid", "kty", "n", "use"])
        }
        return keys.compactMap { $0["kid"] as? String }
    }

    // TOK-JWK-02, TOK-JWK-03, TOK-ACC-04, TOK-21
    @Test(arguments: Engine.available)
    func `the key set has the keys of both kinds of token, and no private part`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let tokens = try await server.signIn("ann", by: client)
        let published = try await kids(server, pool)
        #expect(published.count == 2 && Set(published).count == 2)
        #expect(Set(published) == [try tokens.id.kid, try tokens.access.kid])
    }

    @Test(arguments: Engine.available)
    func `a pool gets its keys when it first needs them, and all who ask at once get the same`(
        on engine: Engine
    ) async throws {
        let server = try await TestServer(engine)
        let pools = Pools(
            server.database, tables: Engine.tables, world: server.world, region: "eu-test-1", cache: server.settings)
        let pool = try await pools.create("people", settings: PoolSettings(), schema: [])
        #expect(try await server.database.read { try SigningKeyTable($0).list(of: pool.id) }.isEmpty)
        let node = try server.anotherNode()
        let published = try await withThrowingTaskGroup(of: Set<String>.self) { group in
            for number in 0..<20 {
                group.addTask { Set(try await kids(number % 2 == 0 ? server : node, pool)) }
            }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(published.count == 1 && published.first?.count == 2)
        let client = try await server.client(in: pool)
        try await server.makeUser("ann", by: client)
        let tokens = try await node.signIn("ann", by: client)
        let signing = Set([try tokens.id.kid, try tokens.access.kid].compactMap { $0 })
        #expect(published == [signing])
        _ = try await server.identity(of: tokens)
    }

    @Test func `who waits for the first keys of a pool holds no slot, and who finds keys keeps it`() async throws {
        let server = try await TestServer(.sqliteFile)
        let pools = Pools(
            server.database, tables: Engine.tables, world: server.world, region: "eu-test-1", cache: server.settings)
        let pool = try await pools.create("people", settings: PoolSettings(), schema: [])
        for isReleased in [true, false] {
            let released = Locked(false)
            let slot = ExecutionSlot { released.change { $0 = true } }
            _ = try await ExecutionSlot.$current.withValue(slot) { try await server.keys.keySet(of: pool.id) }
            #expect(released.read { $0 } == isReleased)
        }
    }

    @Test(arguments: Engine.available)
    func `the oldest key in use and the first certificate to expire are those of all pools`(
        on engine: Engine
    ) async throws {
        let (server, old, _) = try await TestServer.withPoolAndClient(engine)
        _ = try await server.keys.keySet(of: old.id)
        _ = try await server.samlKeys.certificate(of: old.id)
        let began = server.clock.now
        server.clock.advance(.days(30))
        let new = try await server.pool()
        _ = try await server.keys.keySet(of: new.id)
        _ = try await server.samlKeys.certificate(of: new.id)
        #expect(try await server.keys.oldestCreation() == began)
        #expect(try await server.samlKeys.firstExpiry() == began.advanced(seconds: .days(3650)))
        try await server.keys.rotate(old.id)
        #expect(try await server.keys.oldestCreation() == server.clock.now)
    }

    @Test(arguments: Engine.available)
    func `the rotation of a pool without keys gives it keys that sign at once`(on engine: Engine) async throws {
        let server = try await TestServer(engine)
        let pools = Pools(
            server.database, tables: Engine.tables, world: server.world, region: "eu-test-1", cache: server.settings)
        let pool = try await pools.create("people", settings: PoolSettings(), schema: [])
        try await server.keys.rotate(pool.id)
        let entries = try await server.database.read { try SigningKeyTable($0).list(of: pool.id) }
        #expect(entries.count == 2 && entries.allSatisfy { $0.signsFrom <= server.clock.now })
    }

    // Making keys costs a tenth of a second, so a name alone must not cause it.
    @Test(arguments: Engine.available)
    func `a pool that does not exist gets no keys`(on engine: Engine) async throws {
        let (server, database) = try await TestServer.faulty(engine)
        let nowhere = UserPoolID(rawValue: "eu-test-1_nowhere00")
        let before = database.reads
        #expect(try await refusal { try await server.keys.keySet(of: nowhere) } is MissingResource)
        #expect(database.reads - before == 1)
    }

    // TOK-24
    @Test(arguments: Engine.available)
    func `tokens of the old keys are valid until they expire`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(
            engine,
            client: {
                $0.tokenValidity.access = 1
                $0.tokenValidity.accessUnit = .days
            })
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let node = try server.anotherNode()
        let old = try await server.signIn("ann", by: client)
        _ = try await node.identity(of: old)
        try await server.keys.rotate(pool.id)
        server.clock.advance(SigningKeyStore.lead)
        let new = try await node.signIn("ann", by: client)
        #expect(try new.access.kid != old.access.kid && new.id.kid != old.id.kid)
        for other in [server, node] {
            _ = try await other.identity(of: old)
            _ = try await other.identity(of: new)
            #expect(try await kids(other, pool).count == 4)
        }
        server.clock.advance(.days(1) - SigningKeyStore.lead - 1)
        _ = try await server.identity(of: old)
        server.clock.advance(.minutes(3))
        let expired = try await refusal { try await server.identity(of: old) }
        #expect(expired is AccessTokenRefusal)
        #expect(try await kids(server, pool).count == 2)
        // A refresh token outlives any key.
        _ = try await server.identity(of: try await server.exchange(old.refresh, by: client))
        // The next rotation deletes the expired keys.
        try await server.keys.rotate(pool.id)
        let kept = try await server.database.read { try SigningKeyTable($0).list(of: pool.id) }
        #expect(kept.count == 4 && kept.count { $0.retiredAt == nil } == 2)
    }

    // A node that still caches the old key set must not get a token of the new keys.
    @Test(arguments: Engine.available)
    func `new keys are published within a second and sign only when every node has them`(
        on engine: Engine
    ) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let node = try server.anotherNode()
        let first = try await server.signIn("ann", by: client)
        #expect(try await kids(node, pool).count == 2)
        for _ in 1...3 {
            try await server.keys.rotate(pool.id)
            let tokens = try await server.signIn("ann", by: client)
            #expect(try tokens.access.kid == first.access.kid)
            _ = try await node.identity(of: tokens)
            server.clock.advance(1)
        }
        for other in [server, node] { #expect(try await kids(other, pool).count == 8) }
        // Each of the three pairs signs in its turn, and both nodes switch at the same time.
        server.clock.advance(SigningKeyStore.lead - 4)
        var signed: Set<String?> = [try first.access.kid]
        for turn in 0...3 {
            let (one, two) = (try await server.signIn("ann", by: client), try await node.signIn("ann", by: client))
            #expect(try one.access.kid == two.access.kid && one.id.kid == two.id.kid)
            #expect(signed.insert(try one.access.kid).inserted == (turn > 0))
            _ = try await node.identity(of: one)
            _ = try await server.identity(of: two)
            server.clock.advance(1)
        }
    }

    // Verifiers wait half a minute and more between two looks at a key set.
    @Test(arguments: Engine.available)
    func `new keys are published for a minute before they sign`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let first = try await server.signIn("ann", by: client)
        try await server.keys.rotate(pool.id)
        server.clock.advance(.minutes(1))
        #expect(try await kids(server, pool).count == 4)
        #expect(try await server.signIn("ann", by: client).access.kid == first.access.kid)
        server.clock.advance(10)
        #expect(try await server.signIn("ann", by: client).access.kid != first.access.kid)
    }

    @Test(arguments: Engine.available)
    func `keys that leaked are replaced at once, and verify no more`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let node = try server.anotherNode()
        let old = try await server.signIn("ann", by: client)
        _ = try await node.identity(of: old)
        // Announced keys may have leaked too.
        try await server.keys.rotate(pool.id)
        let known = Set(try await kids(server, pool))
        try await server.keys.rotate(pool.id, kind: .atOnce)
        let new = try await server.signIn("ann", by: client)
        _ = try await node.identity(of: new)
        server.clock.advance(1)
        for other in [server, node] {
            #expect(try await known.isDisjoint(with: kids(other, pool)))
            #expect(try await refusal { try await other.identity(of: old) } is AccessTokenRefusal)
            #expect(try await other.signIn("ann", by: client).access.kid == new.access.kid)
        }
        _ = try await server.identity(of: try await server.exchange(old.refresh, by: client))
    }

    @Test(arguments: Engine.available)
    func `a key that another node has just made is looked up before a token of it is refused`(
        on engine: Engine
    ) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let other = try server.anotherNode()
        #expect(try await kids(server, pool).count == 2)
        try await other.keys.rotate(pool.id, kind: .atOnce)
        let tokens = try await other.signIn("ann", by: client)
        #expect(try await server.keys.keySet(of: pool.id).key(tokens.access.kid ?? "") == nil, "it is in no cache yet")
        _ = try await server.identity(of: tokens)
    }

    @Test(arguments: Engine.available)
    func `forged key ids do not cause many queries`(on engine: Engine) async throws {
        let (server, database) = try await TestServer.faulty(engine)
        let pool = try await server.poolVerifyingEmail()
        let client = try await server.client(in: pool)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let parts = try await server.signIn("ann", by: client).access.parts
        let before = database.reads
        for number in 0..<200 {
            let kid = Base64.encode(Array("forged name of a key \(number)".utf8) + [UInt8](repeating: 0, count: 32))
            let header = #"{"kid":"\#(kid.prefix(43))=","alg":"RS256"}"#
            let forged = Secret("\(Base64.encodeURL(Array(header.utf8))).\(parts[1]).\(parts[2])")
            #expect(try await refusal { try await server.accessTokens.verify(forged) } == AccessTokenRefusal.invalid)
        }
        #expect(database.reads - before <= 1)
        server.clock.advance(milliseconds: 250)
        #expect(try await server.keys.key("forged", of: pool.id) == nil)
        #expect(database.reads - before <= 2)
    }

    // A rotation by a clock that is far ahead must not prevent later keys from signing.
    @Test(arguments: Engine.available)
    func `keys made by a clock far ahead are replaced by keys made by the right one`(
        on engine: Engine
    ) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let first = try await server.signIn("ann", by: client)
        try await server.anotherNode(clock: ManualClock(server.clock.now.advanced(seconds: .days(365)))).keys
            .rotate(pool.id)
        server.clock.advance(SigningKeyStore.lead)
        #expect(try await server.signIn("ann", by: client).access.kid == first.access.kid)
        let wrong = Set(try await kids(server, pool))
        try await server.keys.rotate(pool.id)
        server.clock.advance(SigningKeyStore.lead)
        let tokens = try await server.signIn("ann", by: client)
        #expect(try !wrong.contains(tokens.access.kid ?? "") && !wrong.contains(tokens.id.kid ?? ""))
        _ = try await server.identity(of: first)
    }

    @Test(arguments: Engine.available)
    func `only an existing pool gets new keys`(on engine: Engine) async throws {
        let server = try await TestServer(engine)
        let refused = try await refusal { try await server.keys.rotate(UserPoolID(rawValue: "eu-test-1_nowhere00")) }
        #expect(refused is MissingResource)
    }

    // A key is bound to its pool.
    @Test(arguments: Engine.available)
    func `a key that was moved to another pool does not open`(on engine: Engine) async throws {
        let server = try await TestServer(engine)
        let (one, two) = (try await server.pool(), try await server.pool())
        let client = try await server.client(in: two)
        try await server.makeUser("ann", by: client)
        let entries = try await server.database.read { try SigningKeyTable($0).list(of: one.id) }
        try await server.database.write { tx in
            try SigningKeyTable(tx).deleteAll(of: two.id)
            for entry in entries { try SigningKeyTable(tx).insert(entry, for: two.id) }
        }
        let node = try server.anotherNode()
        await #expect(throws: SealingError.self) { try await node.signIn("ann", by: client) }
    }
}
