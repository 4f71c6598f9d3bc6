import Accounts
import Cryptography
import Directory
import Kernel
import Storage
import TestKit
import Testing
import Tokens

@testable import Factors
@testable import Transfer

/// Sessions, devices and recovery codes in snapshots.
@Suite struct SessionSnapshotTests {
    @Test(arguments: Engine.available, Engine.available)
    func `sessions go on at another server, with another key of hashes`(
        from engine: Engine, to other: Engine
    ) async throws {
        let origin = try await MovingPool(engine)
        let moved = try await origin.imported(origin.lines(), into: other)
        let (server, client) = (moved.server, origin.client)
        #expect(try await server.identity(of: origin.tokens).user == origin.user)
        _ = try await server.identity(of: try await moved.refresh())
        #expect(try await moved.hasBrowserSession())
        #expect(try await moved.takes(origin.codes[0]))
        #expect(try await !moved.takes(origin.codes[0]))
        let signedIn = try await server.signIn(on: origin.device.before(server), by: client)
        #expect(try signedIn.claimedDevice == origin.device.key.rawValue)

        // Sign-outs work there, and not at the former server.
        try await server.refresh.revoke(Secret(origin.tokens.refresh), client: client.id, secret: nil)
        #expect(try await refusal { try await moved.refresh() } == RefreshTokenRefusal.revoked)
        try await server.administration.signOut("ann", in: origin.pool.id)
        #expect(try await !moved.hasBrowserSession())
        _ = try await MovedPool(origin: origin, server: origin.server).refresh()
    }

    @Test(arguments: Engine.available)
    func `the second move takes along what began before and after the first`(on engine: Engine) async throws {
        let origin = try await MovingPool(.sqliteFile)
        let first = try await origin.imported(origin.lines(), into: engine)
        let later = try await first.server.signIn("ann", by: origin.client)
        let device = try TestDevice(later.requireNewDevice(), at: first.server)
        try await device.confirm(later)
        let second = try await origin.imported(origin.lines(of: first.server), into: engine, hashSeed: 14)
        _ = try await second.refresh()
        _ = try await second.refresh(later, on: device.key)
        for device in [origin.device, device] {
            _ = try await second.server.signIn(on: device.before(second.server), by: origin.client)
        }
        #expect(try await second.takes(origin.codes[1]))
        // Back at the server of the key, where the pool was deleted meanwhile, the tokens are the same.
        let home = try await origin.imported(origin.lines(of: second.server), into: engine, hashSeed: 7)
        _ = try await home.refresh(later, on: device.key)
    }

    @Test(arguments: Engine.available)
    func `without sessions, devices and recovery codes travel and tokens do not`(on engine: Engine) async throws {
        let origin = try await MovingPool(engine)
        let lines = try await origin.lines(withSessions: false)
        for table in origin.schema.ofSessions {
            #expect(!lines.contains { $0.hasPrefix("[\"\(table.name)\"") }, "\(table.name)")
        }
        let moved = try await origin.imported(lines, into: engine)
        #expect(try await refusal { try await moved.refresh() } == RefreshTokenRefusal.invalid)
        #expect(try await refusal { try await moved.server.identity(of: origin.tokens) } is AccessTokenRefusal)
        #expect(try await !moved.hasBrowserSession())
        #expect(try await moved.takes(origin.codes[0]))
        _ = try await moved.server.signIn(on: origin.device.before(moved.server), by: origin.client)
        let reader = SnapshotReader(
            origin.server.database, pools: .userPools(origin.server.pools, cipher: origin.server.cipher),
            schema: origin.schema, cipher: origin.server.cipher)
        let beyond = SnapshotReader.Position(table: origin.schema.ofPool.count + 1, after: [])
        await #expect(throws: SnapshotRefusal.self) {
            try await reader.page(of: origin.pool.id.rawValue, at: beyond)
        }
    }

    @Test(arguments: Engine.available)
    func `a session that was revoked before stays revoked, and one that has expired expires`(
        on engine: Engine
    ) async throws {
        let origin = try await MovingPool(engine)
        let kept = try await origin.lines()
        try await origin.server.refresh.revoke(
            Secret(origin.tokens.refresh), client: origin.client.id, secret: nil)
        let moved = try await origin.imported(origin.lines(), into: engine)
        #expect(try await refusal { try await moved.refresh() } == RefreshTokenRefusal.revoked)

        let late = try await SnapshotTarget(engine)
        late.server.clock.advance(.days(60))
        try await late.importAll(kept, as: origin.manifest())
        let expired = MovedPool(origin: origin, server: late.server)
        #expect(try await refusal { try await expired.refresh() } == RefreshTokenRefusal.expired)
        #expect(try await !expired.hasBrowserSession())
    }

    // An upgraded store has them until they are made anew.
    @Test(arguments: Engine.available)
    func `what the server's key recognises is accepted here and stays behind`(on engine: Engine) async throws {
        let origin = try await MovingPool(engine)
        let (server, pool, user) = (origin.server, origin.pool.id, origin.user)
        let former = server.cipher.digest("aaaa-bbbb-cccc", .code, pool.rawValue, user.rawValue, "recovery")
        try await server.database.write { [now = server.world.now()] tx in
            try RecoveryCodes.insert([former], of: user, in: pool, at: now, tx)
        }
        let lines = try await origin.lines()
        #expect(lines.filter { $0.hasPrefix("[\"recovery_codes\"") }.count == origin.codes.count)
        #expect(try await MovedPool(origin: origin, server: server).takes(Secret("AAAA BBBB CCCC")))
    }

    @Test(arguments: Engine.available)
    func `a foreign key opens nothing, and one that is none is refused`(on engine: Engine) async throws {
        let origin = try await MovingPool(.sqliteFile)
        let lines = try await origin.lines()
        func changed(toKey key: SnapshotValue) throws -> [String] {
            try lines.map { line in
                guard line.hasPrefix("[\"pools\"") else { return line }
                var values = try SnapshotRow(line: line).values
                values[values.count - 1] = key
                return try SnapshotRow(table: "pools", values: values).line
            }
        }
        for key in [SnapshotValue.secret([UInt8](repeating: 1, count: 32)), .null] {
            let moved = try await origin.imported(changed(toKey: key), into: engine)
            #expect(try await refusal { try await moved.refresh() } == RefreshTokenRefusal.invalid)
            #expect(try await !moved.takes(origin.codes[0]))
            _ = try await moved.server.signIn("ann", by: origin.client)
        }
        let own = try await origin.server.database.read { try PoolTable($0).requireWithHashKey(origin.pool.id).hashKey }
        #expect(own == nil)
        let sealed = try origin.server.cipher.seal([UInt8](repeating: 2, count: 32), .poolHashKey, "us-east-1_another")
        for key in [SnapshotValue.secret([1, 2]), .secret([]), .bytes(sealed), .text("x"), .integer(1)] {
            await #expect(throws: SnapshotRefusal.self, "\(key)") {
                try await origin.imported(changed(toKey: key), into: engine)
            }
        }
        #expect(throws: SealingError.unreadable) {
            try origin.server.cipher.openHashKey(sealed, of: origin.pool.id)
        }
    }

    @Test func `rows with hashes of another form are refused`() async throws {
        let origin = try await MovingPool(.sqliteFile)
        let lines = try await origin.lines()
        for table in ["refresh_tokens", "browser_sessions", "recovery_codes"] {
            let line = try #require(lines.first { $0.hasPrefix("[\"\(table)\"") })
            let row = try SnapshotRow(line: line)
            for forged in [[UInt8](repeating: 7, count: 32), [2] + [UInt8](repeating: 7, count: 32), []] {
                let values = row.values.map { value -> SnapshotValue in
                    if case .bytes(let hash) = value, SecretCipher.isPoolHash(hash) { .bytes(forged) } else { value }
                }
                let changed = try lines.map {
                    $0 == line ? try SnapshotRow(table: table, values: values).line : $0
                }
                await #expect(throws: SnapshotRefusal.malformed("a hash of \(table) is of another form")) {
                    try await origin.imported(changed, into: .sqliteFile)
                }
            }
        }
    }

    @Test(arguments: Engine.available)
    func `a snapshot of the schema before the keys is imported`(on engine: Engine) async throws {
        let origin = try await MovingPool(.sqliteFile)
        let history = Engine.history.filter {
            !["sign-in-0024-moving-pools", "contract/access-0010-pool-hash-keys"].contains($0.name)
        }
        #expect(history.count == Engine.history.count - 2)
        let earlier = try SnapshotSchema(Engine.tables.filter { $0.snapshots == .always }, history: history)
        let lines = try await origin.lines(withSessions: false).compactMap { line -> String? in
            let row = try SnapshotRow(line: line)
            switch row.table {
            case "user_devices", "recovery_codes": return nil
            case "pools": return try SnapshotRow(table: row.table, values: Array(row.values.dropLast())).line
            default: return line
            }
        }
        let moved = try await origin.imported(lines, into: engine, as: origin.manifest(earlier))
        let later = try await moved.server.signIn("ann", by: origin.client)
        _ = try await moved.refresh(later, on: later.requireNewDevice().key)
    }
}
