import Kernel
import Storage
import TestKit
import Testing

@testable import IdentityPools
@testable import Sync
@testable import Transfer

/// Snapshots of identity pools: what they have, and what an import does with it.
@Suite struct IdentityPoolSnapshotTests {
    // A new table is among them or its descriptor says that it stays behind, and then the list below changes.
    @Test func `a snapshot of an identity pool has all rows that last`() throws {
        let schema = try IdentityPoolSource.schema()
        #expect(
            schema.names == [
                "identity_pools", "sync_settings", "sync_streams", "sync_push_applications", "sync_usage",
                "identities", "deleted_guests", "identity_logins", "sync_datasets", "sync_records", "sync_devices",
                "sync_subscriptions",
            ])
        let behind = Engine.tables.filter { $0.snapshots == .never && $0.owner == .identityPool }.map(
            \.name.description)
        #expect(
            behind.sorted() == [
                "guest_tags", "identity_pool_import_rows", "identity_pool_imports", "sync_pushes",
                "sync_stream_queues", "sync_stream_records",
            ])
    }

    @Test(arguments: Engine.available, Engine.available)
    func `every row of an identity pool comes back, on the same engine and the other`(
        from engine: Engine, to other: Engine
    ) async throws {
        // More identities than a page has.
        let source = try await IdentityPoolSource(engine, identities: 90)
        let lines = try await source.lines()
        for name in source.schema.names {
            #expect(lines.contains { $0.hasPrefix("[\"\(name)\"") }, "no row of \(name)")
        }
        let target = try await IdentityPoolTarget(other)
        try await target.importAll(lines, as: source.manifest)
        #expect(try await target.lines(of: source.pool.id).sorted() == lines.sorted())
        #expect(try await target.server.identityPools().require(source.pool.id) == source.pool)
        let login = Login(.developer, provider: IdentityPoolSource.provider, subject: "user-7")
        let (owner, _) = try await target.server.identities.lookUp(nil, developer: login, in: source.pool.id)
        #expect(owner == source.identities[7])
        await #expect(throws: SnapshotRefusal.poolExists(source.pool.id.rawValue, .identityPool)) {
            try await target.imports.begin(source.manifest)
        }
    }

    @Test(arguments: Engine.available)
    func `data of an identity that fill several pages are read once`(on engine: Engine) async throws {
        let source = try await IdentityPoolSource(engine)
        try await source.addRecords(70, bytes: 80_000, to: source.identities[1])
        let lines = try await source.lines()
        #expect(lines.count { $0.hasPrefix("[\"sync_records\"") } == 73)
        #expect(Set(lines).count == lines.count)
        let target = try await IdentityPoolTarget(engine)
        try await target.importAll(lines, as: source.manifest)
        #expect(try await target.lines(of: source.pool.id).sorted() == lines.sorted())
    }

    @Test(arguments: Engine.available)
    func `data that change between two of their pages end the export`(on engine: Engine) async throws {
        let source = try await IdentityPoolSource(engine, identities: 1)
        let identity = source.identities[0]
        try await source.addRecords(70, bytes: 80_000, to: identity)
        let reader = source.server.snapshotReader(source.schema)
        var position = SnapshotReader.Position.start
        while position.state == nil {
            position = try #require(try await reader.page(of: source.pool.id.rawValue, at: position).next)
        }
        _ = try await reader.page(of: source.pool.id.rawValue, at: position)
        try await source.server.database.write { [pool = source.pool.id] tx in
            var dataset = try #require(try DatasetTable(tx).list(in: pool, after: "", of: identity, limit: 1).first)
            dataset.syncCount += 1
            try DatasetTable(tx).save(dataset)
        }
        await #expect(throws: SnapshotRefusal.identityChanged(identity.rawValue)) {
            try await reader.page(of: source.pool.id.rawValue, at: position)
        }
    }

    @Test(arguments: Engine.available)
    func `what a pool uses is counted from the datasets of the snapshot`(on engine: Engine) async throws {
        let source = try await IdentityPoolSource(.sqliteFile)
        try await source.server.database.write { [source] tx in
            // As if a dataset had grown between two pages.
            try UsageTable(tx).add(5_000, of: source.identities[0], in: source.pool.id, at: source.server.world.now())
        }
        let usage = try await source.server.datasets.usage(of: source.pool.id)
        let target = try await IdentityPoolTarget(engine)
        try await target.importAll(try await source.lines(), as: source.manifest)
        let imported = try await target.server.datasets.usage(of: source.pool.id)
        #expect(imported.storage == 3 * Int(IdentityPoolSource.datasetBytes))
        #expect(imported.sessions == usage.sessions && imported.modifiedAt == usage.modifiedAt)
    }

    @Test(arguments: Engine.available)
    func `a guest without a row keeps the id if it has data`(on engine: Engine) async throws {
        let source = try await IdentityPoolSource(engine)
        let guest = try await source.server.identities.unauthenticated(in: source.pool)
        try await source.server.database.write { [source] tx in
            for table in source.schema.ofMembers where table.name == "sync_datasets" {
                try IdentityPoolSource.insert(into: table, of: source.pool.id, identity: guest, number: 9, tx)
            }
        }
        let unused = try await source.server.identities.unauthenticated(in: source.pool)
        let target = try await IdentityPoolTarget(engine)
        try await target.importAll(try await source.lines(), as: source.manifest)
        let found = try await target.server.database.read { try IdentityTable($0).require(guest) }
        #expect(found.pool == source.pool.id && !found.isAuthenticated)
        await #expect(throws: IdentityRefusal.notFound(unused)) { try await target.server.identities.require(unused) }
    }

    @Test(arguments: Engine.available)
    func `an interrupted import of an identity pool shows nothing, and is cleared`(on engine: Engine) async throws {
        let source = try await IdentityPoolSource(.sqliteFile)
        let (lines, target) = (try await source.lines(), try await IdentityPoolTarget(engine))
        let pool = source.pool.id
        let id = try await target.begin(source.manifest)
        for _ in 0..<2 { _ = try await target.imports.write(lines, batch: 0, of: id, in: pool.rawValue) }
        await #expect(throws: IdentityPoolRefusal.notFound(pool)) {
            try await target.server.identityPools().require(pool)
        }
        await #expect(throws: IdentityRefusal.notFound(source.identities[0])) {
            try await target.server.identities.require(source.identities[0])
        }
        #expect(try await target.server.database.read { try StreamPoolTable($0).enabled(after: "", limit: 9) } == [])
        await #expect(throws: SnapshotRefusal.importRuns) { try await target.imports.begin(source.manifest) }

        target.server.clock.advance(61)
        try await target.importAll(lines, as: source.manifest)
        #expect(try await target.lines(of: pool).sorted() == lines.sorted())
        await #expect(throws: SnapshotRefusal.importEnded) { try await target.imports.complete(id, in: pool.rawValue) }

        try await target.server.identityPools().remove(pool)
        let again = try await target.begin(source.manifest)
        _ = try await target.imports.write(lines, batch: 0, of: again, in: pool.rawValue)
        #expect(try await target.rows(of: pool) > 0)
        target.server.clock.advance(3_700)
        try await target.imports.sweep()
        try await target.server.identityPools().sweep()
        #expect(try await target.rows(of: pool) == 0)
        try await target.importAll(lines, as: source.manifest)
        #expect(try await target.lines(of: pool).sorted() == lines.sorted())
    }
}
