import Kernel
import Storage
import TestKit
import Testing

@testable import IdentityPools
@testable import Transfer

/// Snapshots of identity pools that no server has written.
@Suite struct MaliciousSnapshotTests {
    private let source: IdentityPoolSource
    private let target: IdentityPoolTarget

    init() async throws {
        source = try await IdentityPoolSource(.sqliteFile, identities: 2)
        target = try await IdentityPoolTarget(.sqliteFile)
    }

    /// Imports what `change` makes of the lines, and expects a refusal that leaves nothing to be found.
    private func expectRefusal(
        _ note: String, of lines: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let pool = source.pool.id
        target.server.clock.advance(61)
        await #expect(throws: SnapshotRefusal.self, "\(note)", sourceLocation: sourceLocation) {
            try await target.importAll(lines, as: source.manifest)
        }
        await #expect(throws: IdentityPoolRefusal.notFound(pool), sourceLocation: sourceLocation) {
            try await target.server.identityPools().require(pool)
        }
    }

    private func changing(_ table: String, _ lines: [String], _ change: (String) -> String) -> [String] {
        lines.map { $0.hasPrefix("[\"\(table)\"") ? change($0) : $0 }
    }

    @Test func `lines that do not belong to the identity pool are refused`() async throws {
        let lines = try await source.lines()
        let pool = source.pool.id.rawValue
        let other = IdentityPoolID.fresh(in: source.pool.id.region, from: source.server.world).rawValue
        for line in [
            "", "{}", "[]", "[\"identities\"]", "[\"users\",\"\(pool)\"]", "[\"pools\",\"\(pool)\"]",
            "[\"access_keys\",\"x\"]", "[\"identity_signing_keys\",\"x\"]",
            "[\"removed_identity_pools\",\"\(pool)\",1]", "[\"guest_tags\",\"\(pool)\",1]",
            "[\"sync_stream_records\",\"\(pool)\"]",
            "[\"identity_pool_imports\",\"\(pool)\",\"x\",1,1]", String(repeating: "[", count: 100_000),
            "[\"\(String(repeating: "x", count: 1 << 20))\"]",
        ] {
            try await expectRefusal("\(line.prefix(40))", of: lines + [line])
        }
        for table in source.schema.names {
            try await expectRefusal(
                "a row of \(table) of another pool", of: changing(table, lines) { $0.replacing(pool, with: other) })
            try await expectRefusal(
                "a row of \(table) with a value too many", of: changing(table, lines) { String($0.dropLast()) + ",1]" })
            let row = try #require(lines.first { $0.hasPrefix("[\"\(table)\"") })
            try await expectRefusal("a row of \(table) twice", of: lines + [row])
            let values = Array(try SnapshotRow(line: row).values.dropLast()) + [.secret([0])]
            let secret = try SnapshotRow(table: table, values: values).line
            try await expectRefusal("a row of \(table) with a secret", of: lines.map { $0 == row ? secret : $0 })
        }
        #expect(try await target.rows(of: IdentityPoolID(rawValue: other)) == 0)
    }

    @Test func `rows of identities that are none of the pool are refused`() async throws {
        let lines = try await source.lines()
        let identity = source.identities[0].rawValue
        let logins = lines.filter { $0.hasPrefix("[\"identity_logins\"") }
        let elsewhere = identity.replacing(source.pool.id.region + ":", with: "us-west-9:")
        for (note, changed) in [
            ("no id", lines.map { $0.replacing(identity, with: "x") }),
            ("another region", lines.map { $0.replacing(identity, with: elsewhere) }),
            ("another spelling", lines.map { $0.replacing(identity, with: identity.uppercased()) }),
            ("a login without an identity", changing("identities", lines) { $0.replacing(identity, with: elsewhere) }),
            ("logins first", logins + lines.filter { !logins.contains($0) }),
            ("another user", changing("identity_logins", lines) { $0.replacing("user-0", with: "user-9") }),
            ("another kind", changing("identity_logins", lines) { $0.replacing("developer", with: "external") }),
            ("no kind", changing("identity_logins", lines) { $0.replacing("developer", with: "anybody") }),
            ("no settings", lines.filter { !$0.hasPrefix("[\"identity_pools\"") }),
            ("unreadable settings", changing("identity_pools", lines) { $0.replacing("{", with: "") }),
            ("unreadable events", changing("sync_settings", lines) { $0.replacing("{}", with: "{") }),
            ("no platform", changing("sync_push_applications", lines) { $0.replacing("GCM", with: "FAX") }),
        ] {
            try await expectRefusal(note, of: changed)
        }
    }

    // A sum beyond the largest number would stop the process.
    @Test func `numbers that later changes add to are bounded`() async throws {
        let lines = try await source.lines()
        let tables = source.schema.ofPool + source.schema.ofMembers
        var tried = 0
        for (table, counters) in [
            "identity_pools": ["version"], "sync_usage": ["sessions", "storage"], "sync_streams": ["failures"],
            "sync_push_applications": ["failures"], "sync_records": ["sync_count"],
            "sync_datasets": ["sync_count", "record_count", "removed_count", "forgotten_count", "storage"],
        ] {
            for counter in counters {
                let place = try #require(tables.first { $0.name == table }?.index(of: counter))
                for number in [Int64.max, .min, -1] {
                    let changed = try lines.map { line in
                        let row = try SnapshotRow(line: line)
                        guard row.table == table else { return line }
                        var values = row.values
                        values[place] = .integer(number)
                        return try SnapshotRow(table: table, values: values).line
                    }
                    try await expectRefusal("\(table).\(counter) \(number)", of: changed)
                    tried += 1
                }
            }
        }
        #expect(tried == 33)
    }

    @Test(arguments: Engine.available)
    func `an identity of another pool of the store is not taken`(on engine: Engine) async throws {
        let server = try await TestKit.TestServer(engine, seed: 2)
        let here = try await server.identityPool { $0.developerProvider = IdentityPoolSource.provider }
        let login = Login(.developer, provider: IdentityPoolSource.provider, subject: "ann")
        let user = try await server.identities.identity(of: login, with: [], as: nil, in: here.id)
        let guest = try await server.identities.unauthenticated(in: here)
        let target = try IdentityPoolTarget(server)
        let lines = try await source.lines()
        for (id, refusal) in [
            (user, SnapshotRefusal.duplicate),
            (guest, .malformed("an identity is of another pool of this store")),
        ] {
            server.clock.advance(61)
            let changed = lines.map { $0.replacing(source.identities[0].rawValue, with: id.rawValue) }
            await #expect(throws: refusal) { try await target.importAll(changed, as: source.manifest) }
            #expect(try await server.identities.require(id).pool == here.id)
        }
    }

    @Test func `a snapshot of the other kind, of no pool or of other tables is refused`() async throws {
        let users = try await SnapshotSource(.sqliteFile)
        let userPools = try await SnapshotTarget(.sqliteFile)
        await #expect(throws: SnapshotRefusal.otherKind(.userPool)) { try await target.imports.begin(users.manifest) }
        await #expect(throws: SnapshotRefusal.otherKind(.identityPool)) {
            try await userPools.imports.begin(source.manifest)
        }
        for pool in ["", "x", "us-east-1_Example", "us-east-1:", "us-east-1:\(String(repeating: "0", count: 36))"] {
            await #expect(throws: SnapshotRefusal.malformed("its pool has no id"), "\(pool)") {
                try await target.imports.begin(SnapshotManifest(pool: pool, schema: source.schema, release: "1"))
            }
        }
        let older = try SnapshotSchema(
            Engine.tables, history: Engine.history + [Migration("later", statements: [])], kind: .identityPool)
        await #expect(throws: SnapshotRefusal.otherSchema(release: "9.9.9")) {
            try await target.imports.begin(
                SnapshotManifest(pool: source.pool.id.rawValue, schema: older, release: "9.9.9"))
        }
    }
}
