import Foundation
import Storage
import TestKit
import Testing

/// Rows of a pool could lie on a machine of their own: each key of theirs begins with the pool, but for the exceptions
/// that docs/scaling.md lists with the same words.
@Suite struct DistributionTests {
    private static let pools: Set = ["pool_id", "identity_pool_id"]

    /// Keys of rows of pools that do not begin with the pool, and why.
    private static let exceptions = [
        "clients (client_id)": "requests of apps name the client alone, which so has to be one in the whole store",
        "pool_domains (name)": "a request for pages names the host alone",
        "identities (identity_id)": "most requests name the identity alone",
        "guest_tags (tag)": "the id of a guest without a row has the tag of its pool, and nothing else of it",
        "device_authorizations (user_code_hash)": "a user types the code on a page that may be of no pool",
        "outbox (message_id)": "one queue for the whole store, sent in the order of time; the id is random",
        "log_records (record_id)": "a queue for each destination, written in the order of time; the id is random",
    ]

    @Test(arguments: Engine.available)
    func `each key of a pool's rows begins with the pool`(on engine: Engine) async throws {
        let database = try await engine.freshDatabase()
        let keys = try await database.read { try UniqueKeyTable($0, of: engine).keys() }
        var found: Set<String> = []
        for table in Engine.tables where table.owner != .store {
            let name = table.name.description
            let primary = table.key.map(\.name.description)
            #expect(keys[name]?.contains(primary) == true, "\(name) has no key \(primary)")
            for columns in keys[name] ?? [] where !Self.pools.contains(columns[0]) {
                found.insert("\(name) (\(columns.joined(separator: ", ")))")
            }
        }
        #expect(found == Set(Self.exceptions.keys))
    }

    // Otherwise the database of one pool's rows would have to ask that of another's.
    @Test(arguments: Engine.available)
    func `no column refers to another table`(on engine: Engine) async throws {
        let database = try await engine.freshDatabase()
        #expect(try await database.read { try UniqueKeyTable($0, of: engine).referenceCount() } == 0)
    }

    @Test(arguments: Engine.available)
    func `a key and a reference are found`(on engine: Engine) async throws {
        let database = try await engine.empty()
        try await database.write { tx in
            try tx.execute("CREATE TABLE one (a \(.text) NOT NULL PRIMARY KEY, b \(.integer), c \(.text))")
            try tx.execute("CREATE UNIQUE INDEX one_by_c ON one (c, b)")
            try tx.execute("CREATE INDEX one_by_b ON one (b)")
            try tx.execute("CREATE TABLE two (d \(.text) REFERENCES one (a), PRIMARY KEY (d))")
        }
        let (keys, references) = try await database.read { tx in
            let table = UniqueKeyTable(tx, of: engine)
            return (try table.keys(), try table.referenceCount())
        }
        #expect(keys["one"] == [["a"], ["c", "b"]] && keys["two"] == [["d"]])
        #expect(references == 1)
    }

    @Test func `the page lists the exceptions, and the tables of the account`() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let page = try String(contentsOf: root.appending(path: "docs/scaling.md"), encoding: .utf8)
        let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") && $0.contains(" (") }
        #expect(Set(rows) == Set(Self.exceptions.map { "| `\($0.key)` | \($0.value) |" as Substring }))
        let section = page.components(separatedBy: "**Tables of the account.**").last?.components(separatedBy: "\n\n")
        let spans = section?[0].components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 } ?? []
        let listed = Set(spans.map(\.element))
        let account = Engine.tables.filter { $0.owner == .store && !Self.pools.contains($0.key[0].name.description) }
        #expect(listed == Set(account.map(\.name.description)))
    }
}
