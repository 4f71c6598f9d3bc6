import Directory
import IdentityPools
import Kernel
import Sync
import TestKit
import Testing

/// Records and their counts.
@Suite struct RecordTests {
    // SYN-OVR-04, SYN-DAT-01, SYN-DAT-05, SYN-DAT-08, MOD-FACT-12
    @Test(arguments: Engine.available)
    func `the count of a dataset rises by one per update, and is written on its records`(
        on engine: Engine
    ) async throws {
        let notes = try await SyncNotes(engine)
        #expect(try await notes.list().dataset == nil, "a dataset is created by its first update")
        let first = try await notes.write(["a": "1", "b": "2"])
        #expect(first.map(\.syncCount) == [1, 1])
        let second = try await notes.write(["a": "3"], counts: ["a": 1])
        #expect(second.map(\.syncCount) == [2] && second.first?.value == "3")
        let listed = try await notes.list()
        #expect(listed.dataset?.syncCount == 2 && listed.dataset?.recordCount == 2)
        #expect(listed.records.items.map { "\($0.key)=\($0.value ?? "")@\($0.syncCount)" } == ["b=2@1", "a=3@2"])
    }

    // SYN-OVR-04
    @Test(arguments: Engine.available)
    func `a listing since a count has what changed, removals as records without a value`(
        on engine: Engine
    ) async throws {
        let notes = try await SyncNotes(engine)
        try await notes.write(["a": "1", "b": "2", "c": "3"])
        try await notes.write(["b": nil], counts: ["b": 1])
        try await notes.write(["d": "4"])
        func keys(since count: Int64?) async throws -> [String] {
            try await notes.list(since: count).records.items.map { "\($0.key)\($0.value == nil ? "-" : "")" }
        }
        #expect(try await keys(since: 0).sorted() == ["a", "b-", "c", "d"])
        #expect(try await keys(since: 1) == ["b-", "d"])
        #expect(try await keys(since: 2) == ["d"])
        for count in [3, .max] as [Int64] { #expect(try await keys(since: count).isEmpty) }
        #expect(try await keys(since: nil).sorted() == ["a", "c", "d"], "without a count, what exists")
        await #expect(throws: InvalidInput.self) { try await notes.list(since: -1) }
    }

    // SYN-CFL-01, MOD-FACT-12, SYNC-03
    @Test(arguments: Engine.available)
    func `an update is all or nothing, whichever of its patches is stale`(on engine: Engine) async throws {
        let notes = try await SyncNotes(engine)
        try await notes.write(["a": "1", "b": "2", "c": "3"])
        for stale in ["a", "b", "c"] {
            var counts: [String: Int64] = ["a": 1, "b": 1, "c": 1]
            counts[stale] = 0
            await #expect(throws: SyncRefusal.staleRecord(key: stale)) {
                try await notes.write(["a": "x", "b": nil, "c": "y"], counts: counts)
            }
        }
        await #expect(throws: SyncRefusal.staleRecord(key: "new")) {
            try await notes.write(["a": "x", "new": "y"], counts: ["a": 1, "new": 1])
        }
        let listed = try await notes.list()
        #expect(listed.records.items.compactMap(\.value).sorted() == ["1", "2", "3"])
        #expect(listed.dataset?.syncCount == 1 && listed.dataset?.storage == 6)
    }

    @Test(arguments: Engine.available)
    func `a removed record can be written with its count, and as a new one`(
        on engine: Engine
    ) async throws {
        let notes = try await SyncNotes(engine)
        for unseen in [true, false] {
            let key = "key-\(unseen)"
            let written = try await notes.write([key: "1"]).first?.syncCount ?? 0
            let removed = try await notes.write([key: nil], counts: [key: written]).first?.syncCount ?? 0
            await #expect(throws: SyncRefusal.staleRecord(key: key)) {
                try await notes.write([key: "2"], counts: [key: written])
            }
            let again = try await notes.write([key: "2"], counts: [key: unseen ? 0 : removed])
            #expect(again.first?.value == "2")
        }
    }

    // SYNC-10
    @Test(arguments: Engine.available)
    func `keys are distinct by their bytes, however long they are`(on engine: Engine) async throws {
        let notes = try await SyncNotes(engine)
        let long = String(repeating: "\u{20AC}", count: 1023)
        let keys = ["../a", "caf\u{E9}", "cafe\u{301}", "Key", "key", "k%65y", long + "a", long + "b"]
        for (number, key) in keys.enumerated() { try await notes.write([key: "\(number)"]) }
        let records = try await notes.list().records.items
        #expect(records.count == keys.count)
        for (number, key) in keys.enumerated() {
            #expect(records.first { $0.key.hasSameBytes(as: key) }?.value == "\(number)")
        }
        await #expect(throws: InvalidInput.self) { try await notes.write(["a\u{0}": "1"]) }
    }

    @Test(arguments: Engine.available)
    func `two patches of one key are refused`(on engine: Engine) async throws {
        let notes = try await SyncNotes(engine)
        let session = try await notes.list().session
        await #expect(throws: InvalidInput.self) {
            try await notes.records.update(
                notes.place,
                with: [RecordChange("a", value: "1", syncCount: 0), RecordChange("a", value: "2", syncCount: 0)],
                session: session, by: "device", asksFunction: false)
        }
        #expect(try await notes.list().dataset == nil)
    }

    // SYNC-07
    @Test(arguments: Engine.available)
    func `pages show each change at least once, also what changes between them`(on engine: Engine) async throws {
        let notes = try await SyncNotes(engine)
        for number in 0..<10 { try await notes.write(["k\(number)": "old"]) }
        var (seen, after): ([String: String], Cursor?) = ([:], nil)
        var pages = 0
        repeat {
            let page = try await notes.list(since: 0, after: after, limit: 3).records
            for record in page.items { seen[record.key] = record.value }
            (after, pages) = (page.next, pages + 1)
            // A record that was listed, and another that was not.
            if pages == 1 { try await notes.write(["k0": "new", "k9": "new"], counts: ["k0": 1, "k9": 10]) }
        } while after != nil
        #expect(pages == 4 && seen.count == 10)
        #expect(seen["k0"] == "new" && seen["k9"] == "new" && seen["k5"] == "old")
    }

    // SYNC-01
    @Test(arguments: Engine.available)
    func `of 32 that change a record from one count, one does`(on engine: Engine) async throws {
        let notes = try await SyncNotes(engine)
        try await notes.write(["score": "0"])
        let session = try await notes.list().session
        let race = await Race { number in
            try await notes.records.update(
                notes.place, with: [RecordChange("score", value: "\(number)", syncCount: 1)], session: session,
                by: "device",
                asksFunction: false)
        }
        #expect(race.winners.count == 1 && race.refusals.count == 31)
        let listed = try await notes.list()
        #expect(listed.dataset?.syncCount == 2 && listed.records.items.map(\.syncCount) == [2])
    }
}
