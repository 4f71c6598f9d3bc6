import Cryptography
import Kernel
package import Storage

/// The tables that a snapshot of a user pool has, with their columns.
package struct SnapshotSchema: Sendable {
    /// A table and all its columns, in the order of the migrations.
    struct Table: Sendable {
        let stored: StoredTable
        let columns: [MigratedTable.Column]

        var name: String { stored.name.description }

        func index(of column: String) -> Int? { columns.firstIndex { $0.name == column } }

        /// The values of the key after the pool.
        func position(of row: [SQLValue]) -> [SQLValue] {
            stored.key.dropFirst().compactMap { column in index(of: column.name.description).map { row[$0] } }
        }
    }

    /// The tables whose rows belong to the pool itself.
    let ofPool: [Table]
    /// The tables of its users, the table of users first.
    let ofUsers: [Table]
    private let byName: [String: Table]
    /// Differs between two stores whose tables differ.
    package let fingerprint: String

    /// The tables of `tables` that are in snapshots.
    ///
    /// - Throws: `StorageError.unexpected` if `history` does not make them.
    package init(_ tables: [StoredTable], history: [Migration]) throws {
        let migrated = try MigratedTable.all(after: history)
        let all = try tables.filter(\.isInSnapshots).map { stored in
            guard let table = migrated[stored.name.description] else {
                throw StorageError.unexpected("No migration makes \(stored.name).")
            }
            return Table(stored: stored, columns: table.columns)
        }
        ofPool = all.filter { $0.stored.owner == .pool }
        ofUsers = all.filter { $0.stored.owner != .pool }
        byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
        let steps = history.map(\.name).joined(separator: "\n")
        fingerprint = Hex.encode(try DigestAlgorithm.sha256.digest(of: Array(steps.utf8)).prefix(16))
    }

    /// The names of all tables of a snapshot.
    package var names: [String] { (ofPool + ofUsers).map(\.name) }

    /// The table called `name`.
    ///
    /// - Throws: `SnapshotRefusal.malformed`.
    func table(_ name: String) throws(SnapshotRefusal) -> Table {
        guard let table = byName[name] else { throw .malformed("a snapshot has no table of this name") }
        return table
    }
}
