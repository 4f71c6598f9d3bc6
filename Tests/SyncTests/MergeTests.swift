import IdentityPools
import Kernel
import Sync
import TestKit
import Testing

/// The datasets of identities that merge.
@Suite struct MergeTests {
    private func merge(_ notes: SyncNotes, _ name: String) async throws {
        _ = try await notes.server.identities.merge(
            SyncNotes.user(name), into: SyncNotes.user("ann"), in: notes.pool.id)
    }

    // SYN-MRG-01, SYN-MRG-02, SYN-MRG-04, MOD-FACT-14
    @Test(arguments: Engine.available)
    func `copies of the other identity's datasets are told until they are deleted`(on engine: Engine) async throws {
        let notes = try await SyncNotes(engine)
        let bob = try await notes.identity(of: "bob")
        try await notes.write(["a": "ann's"])
        try await notes.write(["a": "bob's", "b": "bob's"], to: notes.place("notes", of: bob))
        try await notes.write(["x": "1"], to: notes.place("only", of: bob))
        try await notes.write(["x": "1"], to: notes.place("gone", of: bob))
        _ = try await notes.datasets.delete(notes.place("gone", of: bob), by: "device")
        let before = try await notes.datasets.usage(of: notes.pool.id)
        try await merge(notes, "bob")
        let copy = notes.place("notes.\(bob)")
        #expect(try await notes.list().copies == [copy.name])
        #expect(try await notes.list(notes.place("only")).copies == ["only.\(bob)"])
        #expect(try await notes.list(notes.place("gone")).copies.isEmpty)
        let records = try await notes.list(copy, since: 0)
        #expect(records.records.items.map { "\($0.key)=\($0.value ?? "")" }.sorted() == ["a=bob's", "b=bob's"])
        #expect(records.dataset?.syncCount == 1 && records.copies.isEmpty)
        #expect(try await notes.list().records.items.map(\.value) == ["ann's"], "the dataset itself is as it was")
        let after = try await notes.datasets.usage(of: notes.pool.id)
        #expect(after.storage == before.storage && after.sessions == before.sessions)
        let usage = try await notes.datasets.usage(of: notes.place.identity, in: notes.pool.id)
        #expect(usage.datasets == 3 && usage.storage == before.storage)
        _ = try await notes.datasets.delete(copy, by: "device")
        #expect(try await notes.list().copies.isEmpty)
        await #expect(throws: SyncRefusal.datasetNotFound(copy.name)) { try await notes.datasets.require(copy) }
    }

    // SYN-MRG-03
    @Test(arguments: Engine.available)
    func `a merge goes beyond the most datasets, and then no new ones begin`(on engine: Engine) async throws {
        let notes = try await SyncNotes(engine)
        let bob = try await notes.identity(of: "bob")
        for number in 0..<20 {
            try await notes.write(["k": "1"], to: notes.place("d\(number)"))
            try await notes.write(["k": "1"], to: notes.place("d\(number)", of: bob))
        }
        try await merge(notes, "bob")
        #expect(try await notes.datasets.usage(of: notes.place.identity, in: notes.pool.id).datasets == 40)
        await #expect(throws: SyncRefusal.tooManyDatasets(20)) {
            try await notes.write(["k": "1"], to: notes.place("new"))
        }
        try await notes.write(["k": "2"], counts: ["k": 1], to: notes.place("d7.\(bob)"))
    }

    @Test(arguments: Engine.available)
    func `a copy of a copy is told with its first dataset, and names that are long or taken are told apart`(
        on engine: Engine
    ) async throws {
        let notes = try await SyncNotes(engine)
        let (bob, eve) = (try await notes.identity(of: "bob"), try await notes.identity(of: "eve"))
        let long = String(repeating: "n", count: 128)
        try await notes.write(["k": "eve's"], to: notes.place("notes", of: eve))
        try await notes.write(["k": "taken"], to: notes.place("notes.\(bob)"))
        try await notes.write(["k": "bob's"], to: notes.place("notes", of: bob))
        try await notes.write(["k": "long"], to: notes.place(long, of: bob))
        _ = try await notes.server.identities.merge(
            SyncNotes.user("eve"), into: SyncNotes.user("bob"), in: notes.pool.id)
        try await merge(notes, "bob")
        let copies = try await notes.list().copies
        #expect(copies.count == 2 && copies.contains("notes.\(bob).1"))
        let cut = try await notes.list(notes.place(long)).copies
        #expect(cut.count == 1 && cut.allSatisfy { $0.utf8.count == 128 })
        var values: [String?] = []
        for name in copies + cut + ["notes.\(bob)"] {
            values += try await notes.list(notes.place(name)).records.items.map(\.value)
        }
        #expect(values.compactMap { $0 }.sorted() == ["bob's", "eve's", "long", "taken"])
    }
}
