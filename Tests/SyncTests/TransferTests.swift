import Directory
import IdentityPools
import Kernel
import Storage
import TestKit
import Testing

@testable import Sync

/// Export and import of the records of identities.
@Suite struct TransferTests {
    private func export(_ notes: SyncNotes) -> DatasetExport {
        DatasetExport(notes.server.database, identities: notes.server.syncIdentities)
    }

    private func imports(_ notes: SyncNotes, _ quotas: Quotas = Quotas()) -> DatasetImport {
        DatasetImport(
            notes.server.database, world: notes.server.world, quotas: quotas,
            identities: notes.server.syncIdentities, author: TestServer.account)
    }

    private func all(_ notes: SyncNotes, of identity: IdentityID? = nil) async throws -> [[TransferredRecord]] {
        var (pages, position): ([[TransferredRecord]], TransferPosition?) = ([], nil)
        repeat {
            let page = try await export(notes).page(of: notes.pool.id, identity: identity, after: position)
            pages.append(page.records)
            position = page.next
        } while position != nil
        return pages
    }

    private func dataset(
        _ place: DatasetPlace, _ values: [String: String], copyOf: String? = nil
    ) -> TransferredDataset {
        TransferredDataset(
            place, copyOf: copyOf, records: values.map { RecordChange($0.key, value: $0.value, syncCount: 0) })
    }

    @Test(arguments: Engine.available)
    func `all records that exist are exported once, a dataset at a time`(on engine: Engine) async throws {
        var quotas = Quotas()
        quotas.syncDatasets = 100
        let notes = try await SyncNotes(engine, quotas)
        let bob = try await notes.identity(of: "bob")
        try await notes.write(["a": "1", "gone": "2"])
        try await notes.write(["gone": nil], counts: ["gone": 1])
        for number in 0..<70 { try await notes.write(["k": "\(number)"], to: notes.place("d\(number)", of: bob)) }
        try await notes.write(["x": "x"], to: notes.place("deleted"))
        _ = try await notes.datasets.delete(notes.place("deleted"), by: "device")
        let pages = try await all(notes)
        #expect(pages.count > 1)
        let found = pages.joined().map { "\($0.place.identity) \($0.place.name) \($0.record.key)" }
        #expect(found.count == 71 && Set(found).count == 71)
        #expect(found.contains("\(notes.place.identity) notes a"))
        #expect(try await all(notes, of: bob).joined().count == 70)
        #expect(try await all(notes, of: notes.place.identity).joined().map(\.record.value) == ["1"])
        let stranger = IdentityID(rawValue: "eu-test-1:00000000-0000-4000-8000-000000000000")
        await #expect(throws: SyncRefusal.identityNotFound(stranger)) { try await all(notes, of: stranger) }
    }

    @Test(arguments: Engine.available)
    func `a dataset that is longer than a page comes in several, each record once`(on engine: Engine) async throws {
        var quotas = Quotas()
        quotas.syncBytes = 8 << 20
        let notes = try await SyncNotes(engine, quotas)
        let long = String(repeating: "x", count: 300_000)
        for number in 0..<8 { try await notes.write(["k\(number)": long]) }
        try await notes.write(["other": "1"], to: notes.place("z"))
        let pages = try await all(notes)
        #expect(pages.allSatisfy { $0.count <= 5 })
        #expect(Set(pages.joined().map(\.record.key)).count == 9 && pages.joined().count == 9)
    }

    @Test(arguments: Engine.available)
    func `an import adds, leaves what is there already, and replaces only if it may`(on engine: Engine) async throws {
        let notes = try await SyncNotes(engine)
        try await notes.write(["same": "1", "other": "2"])
        let values = ["same": "1", "other": "new", "more": "3"]
        let expected = ImportOutcome(added: 1, unchanged: 1, replaced: ["other"])
        #expect(try await imports(notes).check(dataset(notes.place, values)) == expected)
        #expect(try await imports(notes).run(dataset(notes.place, values), replaces: false) == expected)
        #expect(try await notes.list().dataset?.syncCount == 1, "nothing is written")
        #expect(try await imports(notes).run(dataset(notes.place, values), replaces: true) == expected)
        let listed = try await notes.list(since: 1)
        #expect(Set(listed.records.items.map(\.key)) == ["other", "more"])
        #expect(listed.records.items.allSatisfy { $0.modifiedBy == TestServer.account && $0.syncCount == 2 })
        let again = try await imports(notes).run(dataset(notes.place, values), replaces: false)
        #expect(again == ImportOutcome(unchanged: 3))
        #expect(try await notes.list().dataset?.syncCount == 2, "a repeated import writes nothing")
        #expect(try await notes.datasets.usage(of: notes.pool.id).storage == 5 + 8 + 5)
    }

    @Test(arguments: Engine.available)
    func `a check writes nothing, and refuses what an import would`(on engine: Engine) async throws {
        let notes = try await SyncNotes(engine)
        #expect(try await imports(notes).check(dataset(notes.place, ["a": "1"])).added == 1)
        #expect(try await notes.list().dataset == nil)
        #expect(try await notes.datasets.usage(of: notes.pool.id).storage == 0)
        var quotas = Quotas()
        quotas.syncRecords = 1
        let few = imports(notes, quotas)
        await #expect(throws: SyncRefusal.tooManyRecords(1)) {
            _ = try await few.check(dataset(notes.place, ["a": "1", "b": "2"]))
        }
        let stranger = notes.place("d", of: IdentityID(rawValue: "eu-test-1:00000000-0000-4000-8000-000000000000"))
        await #expect(throws: SyncRefusal.identityNotFound(stranger.identity)) {
            _ = try await few.check(dataset(stranger, ["a": "1"]))
        }
    }

    @Test(arguments: Engine.available)
    func `a deleted dataset begins anew, and a copy is told as one`(on engine: Engine) async throws {
        let notes = try await SyncNotes(engine)
        try await notes.write(["a": "1"])
        _ = try await notes.datasets.delete(notes.place, by: "device")
        _ = try await imports(notes).run(dataset(notes.place, ["a": "2"]), replaces: false)
        let listed = try await notes.list(since: 1)
        #expect(listed.dataset?.syncCount == 3 && listed.isDeletedSince)
        let copy = notes.place("notes.copy")
        _ = try await imports(notes).run(dataset(copy, ["b": "1"], copyOf: "notes"), replaces: false)
        #expect(try await notes.list().copies == ["notes.copy"])
        #expect(try await all(notes).joined().first { $0.place == copy }?.copyOf == "notes")
    }
}
