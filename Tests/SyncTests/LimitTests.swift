import Directory
import IdentityPools
import Kernel
import Storage
import TestKit
import Testing

@testable import Sync

/// How much datasets hold, and how it is counted.
@Suite struct LimitTests {
    // SYN-DAT-02, SYNC-04
    @Test(arguments: Engine.available)
    func `a dataset has one megabyte of keys and values, and not a byte more`(on engine: Engine) async throws {
        let notes = try await SyncNotes(engine)
        let maximum = 1_048_576
        try await notes.write(["k": String(repeating: "x", count: maximum - 1)])
        #expect(try await notes.list().dataset?.storage == maximum)
        await #expect(throws: SyncRefusal.tooLarge(maximum)) { try await notes.write(["l": ""]) }
        // Bytes count, not characters.
        try await notes.write(["k": String(repeating: "x", count: maximum - 3)], counts: ["k": 1])
        await #expect(throws: SyncRefusal.tooLarge(maximum)) { try await notes.write(["l": "\u{20AC}"]) }
        try await notes.write(["l": "x"])
        #expect(try await notes.list().dataset?.storage == maximum)
    }

    // SYNC-04
    @Test(arguments: Engine.available)
    func `a dataset has 1,024 records, of which removed ones are none`(on engine: Engine) async throws {
        let notes = try await SyncNotes(engine)
        try await notes.write(Dictionary(uniqueKeysWithValues: (0..<1024).map { ("k\($0)", "1") }))
        await #expect(throws: SyncRefusal.tooManyRecords(1024)) { try await notes.write(["new": "1"]) }
        try await notes.write(["k0": nil], counts: ["k0": 1])
        try await notes.write(["new": "1"])
        #expect(try await notes.list().dataset?.recordCount == 1024)
        #expect(try await notes.list(limit: 2000).records.items.count == 1024)
    }

    // SYN-DAT-03, SYNC-04
    @Test(arguments: Engine.available)
    func `an identity has 20 datasets, also if ten are created at once`(on engine: Engine) async throws {
        let notes = try await SyncNotes(engine)
        for number in 0..<15 { try await notes.write(["k": "1"], to: notes.place("d\(number)")) }
        let race = await Race(10) { number in
            try await notes.write(["k": "1"], to: notes.place("new\(number)"))
        }
        #expect(race.winners.count <= 5)
        // Who lost to another one's commit may try again.
        for number in 0..<10 {
            _ = try? await notes.write(["late": "1"], to: notes.place("late\(number)"))
        }
        #expect(try await notes.datasets.usage(of: notes.place.identity, in: notes.pool.id).datasets == 20)
        await #expect(throws: SyncRefusal.tooManyDatasets(20)) {
            try await notes.write(["k": "1"], to: notes.place("last"))
        }
        _ = try await notes.datasets.delete(notes.place("d0"), by: "device")
        try await notes.write(["k": "1"], to: notes.place("last"))
    }

    @Test(arguments: Engine.available)
    func `quotas are settings, and what is over a lower one may shrink`(on engine: Engine) async throws {
        let notes = try await SyncNotes(engine)
        try await notes.write(["a": "1234", "b": "1234", "c": "1234"])
        var quotas = Quotas()
        (quotas.syncRecords, quotas.syncBytes, quotas.syncDatasets) = (2, 8, 1)
        let records = notes.server.records(quotas)
        func write(_ key: String, _ value: String?, _ count: Int64) async throws {
            let session = try await records.list(notes.place, since: nil, after: nil, limit: 10).session
            _ = try await records.update(
                notes.place, with: [RecordChange(key, value: value, syncCount: count)], session: session, by: "device",
                asksFunction: false)
        }
        await #expect(throws: SyncRefusal.tooManyRecords(2)) { try await write("d", "", 0) }
        await #expect(throws: SyncRefusal.tooLarge(8)) { try await write("a", "12345", 1) }
        try await write("a", "1", 1)
        try await write("b", nil, 1)
        let session = try await records.list(notes.place("other"), since: nil, after: nil, limit: 10).session
        await #expect(throws: SyncRefusal.tooManyDatasets(1)) {
            try await records.update(
                notes.place("other"), with: [RecordChange("a", value: "1", syncCount: 0)], session: session,
                by: "device",
                asksFunction: false)
        }
    }

    @Test(arguments: Engine.available)
    func `removals are remembered up to a number, and a device that missed more begins anew`(
        on engine: Engine
    ) async throws {
        var quotas = Quotas()
        quotas.syncRecords = 2
        let notes = try await SyncNotes(engine, quotas)
        try await notes.write(["kept": "1"])
        for number in 0..<20 { try await notes.write(["k\(number)": nil]) }
        #expect(try await notes.list(since: 0).records.items.count == 21)
        #expect(try await !notes.list(since: 1).isDeletedSince)
        try await notes.write(["k20": nil])
        let listed = try await notes.list(since: 1)
        #expect(listed.records.items.count == 11 && listed.dataset?.removedCount == 11)
        #expect(listed.isDeletedSince, "the first ten removals are forgotten")
        #expect(try await !notes.list(since: 11).isDeletedSince)
        #expect(try await notes.list().records.items.map(\.key) == ["kept"])
    }

    @Test(arguments: Engine.available)
    func `deleted datasets are remembered up to a number`(on engine: Engine) async throws {
        var quotas = Quotas()
        quotas.syncDatasets = 1
        let notes = try await SyncNotes(engine, quotas)
        try await notes.server.database.write { [place = notes.place, now = notes.server.clock.now] tx in
            try SampleDatasets.deleted(1001, of: place, from: now, tx)
        }
        try await notes.write(["k": "1"], to: notes.place("new"))
        let known = try await notes.list(notes.place("d0000"), since: 1)
        #expect(known.dataset == nil, "the first that was deleted")
        #expect(try await notes.list(notes.place("d0001"), since: 1).isDeletedSince)
    }

    @Test(arguments: Engine.available)
    func `usage is exact, also after removals, deletions and of deleted identities`(on engine: Engine) async throws {
        let notes = try await SyncNotes(engine)
        let bob = try await notes.identity(of: "bob")
        func storage() async throws -> [Int] {
            [
                try await notes.datasets.usage(of: notes.place.identity, in: notes.pool.id).storage,
                try await notes.datasets.usage(of: notes.pool.id).storage,
            ]
        }
        #expect(try await storage() == [0, 0])
        try await notes.write(["key": "value", "other": "x"])
        try await notes.write(["k": "1234567"], to: notes.place("more", of: bob))
        #expect(try await storage() == [14, 22])
        try await notes.write(["key": "v", "other": nil], counts: ["key": 1, "other": 1])
        #expect(try await storage() == [4, 12])
        let usage = try await notes.datasets.usage(of: notes.pool.id)
        #expect(usage.sessions == 3 && usage.modifiedAt == notes.server.clock.now)
        _ = try await notes.datasets.delete(notes.place, by: "device")
        #expect(try await storage() == [0, 8])
        _ = try await notes.server.identities.delete([bob], in: "eu-test-1")
        #expect(try await storage() == [0, 0])
        let pools = try await notes.datasets.usages(in: "eu-test-1", after: nil, limit: 60)
        #expect(pools.items.map(\.pool) == [notes.pool.id] && pools.items.first?.storage == 0)
        let unknown = IdentityPoolID(rawValue: "eu-test-1:unknown")
        await #expect(throws: SyncRefusal.poolNotFound(unknown)) { try await notes.datasets.usage(of: unknown) }
    }

    @Test(arguments: Engine.available)
    func `a deleted pool leaves no rows, nor does a deleted identity`(on engine: Engine) async throws {
        let notes = try await SyncNotes(engine)
        try await notes.write(["a": "1"])
        try await notes.server.streams().set(
            StreamSettings(name: "s", role: nil), isEnabled: false, of: notes.pool.id)
        func rows() async throws -> [String: Int] {
            try await notes.server.database.read { try RowCountTable($0).counts { $0.owner == .identityPool } }
                .filter { $0.key.utf8.starts(with: "sync_".utf8) && $0.value > 0 }
        }
        #expect(try await rows().count == 5)
        _ = try await notes.server.identities.delete([notes.place.identity], in: "eu-test-1")
        #expect(try await rows().keys.sorted() == ["sync_settings", "sync_streams", "sync_usage"])
        try await notes.server.identityPools().remove(notes.pool.id)
        #expect(try await rows().isEmpty)
    }
}

/// Datasets that were deleted, in the order of their names.
private enum SampleDatasets {
    static func deleted(_ count: Int, of place: DatasetPlace, from now: Instant, _ tx: any Transaction) throws {
        for number in 0..<count {
            let digits = String(repeating: "0", count: 4 - "\(number)".utf8.count) + "\(number)"
            var dataset = SyncDataset(
                DatasetPlace("d\(digits)", of: place.identity, in: place.pool), by: "device",
                at: now.advanced(seconds: Int64(number)))
            (dataset.syncCount, dataset.deletedCount, dataset.isDeleted) = (2, 2, true)
            try DatasetTable(tx).save(dataset)
        }
    }
}
