import IdentityPools
import Kernel
import Sync
import TestKit
import Testing

/// Datasets: their deletion, and their session tokens.
@Suite struct DatasetTests {
    // SYN-DAT-07, SYN-DEL-01, MOD-FACT-14
    @Test(arguments: Engine.available)
    func `later listings tell of a deletion to callers with an earlier count`(on engine: Engine) async throws {
        let notes = try await SyncNotes(engine)
        try await notes.write(["a": "1"])
        try await notes.write(["b": "2"])
        let deleted = try await notes.datasets.delete(notes.place, by: "device")
        #expect(deleted.recordCount == 2 && deleted.syncCount == 2, "it is described as it was")
        let told = try await notes.list(since: 2)
        #expect(told.isDeletedSince && told.dataset?.isDeleted == true && told.dataset?.syncCount == 3)
        #expect(told.records.items.isEmpty)
        for known in [nil, 0, 3] as [Int64?] { #expect(try await !notes.list(since: known).isDeletedSince) }
        for _ in 0..<2 {
            await #expect(throws: SyncRefusal.datasetNotFound("notes")) {
                try await notes.datasets.delete(notes.place, by: "device")
            }
            await #expect(throws: SyncRefusal.datasetNotFound("notes")) {
                try await notes.datasets.require(notes.place)
            }
        }
        try await notes.write(["a": "3"])
        let again = try await notes.list(since: 2)
        #expect(again.isDeletedSince && again.dataset?.isDeleted == false, "a device purges, and lists anew")
        #expect(again.dataset?.syncCount == 4 && again.records.items.map(\.syncCount) == [4])
        #expect(try await !notes.list(since: 3).isDeletedSince)
    }

    // SYNC-08
    @Test(arguments: Engine.available)
    func `who does not know of a deletion brings nothing back`(on engine: Engine) async throws {
        let notes = try await SyncNotes(engine)
        try await notes.write(["a": "1"])
        let session = try await notes.list().session
        _ = try await notes.datasets.delete(notes.place, by: "device")
        for recreates in [false, true] {
            if recreates { try await notes.write(["b": "2"]) }
            await #expect(throws: SyncRefusal.staleDataset("notes")) {
                try await notes.write(["a": "old", "c": "old"], counts: ["a": 1], session: session)
            }
            await #expect(throws: SyncRefusal.staleDataset("notes")) {
                try await notes.write(["c": "old"], session: session)
            }
        }
        #expect(try await notes.list().records.items.map(\.key) == ["b"])
    }

    // SYNC-06, MOD-FACT-13
    @Test(arguments: Engine.available)
    func `a session token is for its dataset, unchanged and not expired`(on engine: Engine) async throws {
        let notes = try await SyncNotes(engine)
        let other = try await notes.identity(of: "bob")
        let session = try await notes.list().session
        for place in [notes.place("other"), notes.place("notes", of: other)] {
            await #expect(throws: SyncRefusal.invalidSession) {
                try await notes.write(["a": "1"], to: place, session: session)
            }
        }
        for place in [0, session.utf8.count / 2, session.utf8.count - 1] {
            var bytes = Array(session.utf8)
            bytes[place] = bytes[place] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
            await #expect(throws: SyncRefusal.invalidSession) {
                try await notes.write(["a": "1"], session: String(decoding: bytes, as: UTF8.self))
            }
        }
        for text in ["", "x", String(repeating: "A", count: 100_000)] {
            await #expect(throws: SyncRefusal.invalidSession) { try await notes.write(["a": "1"], session: text) }
        }
        notes.server.clock.advance(30 * 60 - 1)
        try await notes.write(["a": "1"], session: session)
        notes.server.clock.advance(1)
        await #expect(throws: SyncRefusal.expiredSession) { try await notes.write(["b": "1"], session: session) }
    }

    // SYNC-06
    @Test(arguments: Engine.available)
    func `a repeated update is refused by the counts of its records`(on engine: Engine) async throws {
        let notes = try await SyncNotes(engine)
        let session = try await notes.list().session
        try await notes.write(["a": "1", "b": "2"], session: session)
        await #expect(throws: SyncRefusal.staleRecord(key: "a")) {
            try await notes.write(["a": "1", "b": "2"], session: session)
        }
        #expect(try await notes.list().dataset?.syncCount == 1)
    }

    // SYNC-05
    @Test(arguments: Engine.available)
    func `an identity of another pool, deleted or merged away, has no datasets`(on engine: Engine) async throws {
        let notes = try await SyncNotes(engine)
        let foreign = try await SyncNotes(notes.server)
        let (gone, merged) = (try await notes.identity(of: "bob"), try await notes.identity(of: "eve"))
        try await notes.write(["a": "1"], to: notes.place("notes", of: gone))
        _ = try await notes.server.identities.delete([gone], in: "eu-test-1")
        _ = try await notes.server.identities.merge(
            SyncNotes.user("eve"), into: SyncNotes.user("ann"), in: notes.pool.id)
        for identity in [foreign.place.identity, gone, merged] {
            let place = notes.place("notes", of: identity)
            let refusal = SyncRefusal.identityNotFound(identity)
            await #expect(throws: refusal) { try await notes.list(place) }
            await #expect(throws: refusal) { try await notes.datasets.require(place) }
            await #expect(throws: refusal) { try await notes.datasets.delete(place, by: "device") }
            await #expect(throws: refusal) { try await notes.datasets.usage(of: identity, in: notes.pool.id) }
            await #expect(throws: refusal) {
                try await notes.datasets.list(of: identity, in: notes.pool.id, after: nil, limit: 60)
            }
        }
    }

    @Test(arguments: Engine.available)
    func `datasets are listed by name, page by page, without the deleted`(on engine: Engine) async throws {
        let notes = try await SyncNotes(engine)
        for name in ["c", "a", "b", "d"] { try await notes.write(["k": name], to: notes.place(name)) }
        _ = try await notes.datasets.delete(notes.place("b"), by: "device")
        func page(_ after: Cursor?) async throws -> Page<SyncDataset> {
            try await notes.datasets.list(of: notes.place.identity, in: notes.pool.id, after: after, limit: 2)
        }
        let first = try await page(nil)
        #expect(first.items.map(\.place.name) == ["a", "c"])
        let second = try await page(first.next)
        #expect(second.items.map(\.place.name) == ["d"] && second.next == nil)
    }
}
