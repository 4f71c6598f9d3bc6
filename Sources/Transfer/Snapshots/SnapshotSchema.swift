import Cryptography
import Kernel
package import Storage

/// The tables that a snapshot of a pool has, with their columns.
package struct SnapshotSchema: Sendable {
    /// A table and all its columns, in the order of the migrations.
    struct Table: Sendable {
        let stored: StoredTable
        let columns: [MigratedTable.Column]
        /// How many of the columns snapshots of the earlier schema have.
        let earlierColumnCount: Int

        var name: String { stored.name.description }

        func index(of column: String) -> Int? { columns.firstIndex { $0.name == column } }

        /// Whether the rows belong to users or identities.
        var isOfMembers: Bool {
            switch stored.owner {
            case .identityPool: index(of: "identity_id") != nil
            case .pool, .store: false
            case .user, .session: true
            }
        }

        /// Whether an import inserts the rows only at its end, because they make the pool visible or active.
        var isHeld: Bool {
            stored.poolRemoval == .atOnce || stored.owner == .identityPool && !isOfMembers && !stored.isDerived
        }

        /// The values of the key that distinguish the rows of an identity.
        func positionWithinIdentity(of row: [SQLValue]) -> [SQLValue] {
            stored.keyWithinIdentity.compactMap { column in index(of: column.name.description).map { row[$0] } }
        }

        /// The values of the key after the pool.
        func position(of row: [SQLValue]) -> [SQLValue] {
            stored.key.dropFirst().compactMap { column in index(of: column.name.description).map { row[$0] } }
        }
    }

    /// The kind of the pool.
    package let kind: SnapshotKind
    /// The tables whose rows belong to the pool itself, the derived ones last.
    let ofPool: [Table]
    /// The tables of its users or identities, their own table first.
    let ofMembers: [Table]
    /// The tables that only snapshots with sessions have.
    let ofSessions: [Table]
    private let byName: [String: Table]
    /// Differs between two stores whose tables differ.
    package let fingerprint: String
    /// The fingerprint without the migrations in `additions`.
    let earlierFingerprint: String

    /// The migrations that have only added columns to snapshots.
    private static let additions = ["sign-in-0024-moving-pools", "contract/access-0010-pool-hash-keys"]

    /// The tables of `tables` that are in snapshots of pools of `kind`.
    ///
    /// - Throws: `StorageError.unexpected` if `history` does not make them.
    package init(_ tables: [StoredTable], history: [Migration], kind: SnapshotKind = .userPool) throws {
        let migrated = try MigratedTable.all(after: history)
        let earlier = history.filter { step in !Self.additions.contains { step.name.hasSameBytes(as: $0) } }
        let earlierTables = try MigratedTable.all(after: earlier)
        let all = try tables.filter { $0.snapshots != .never && kind.owns($0) }.map { stored in
            guard let table = migrated[stored.name.description] else {
                throw StorageError.unexpected("No migration makes \(stored.name).")
            }
            let earlierCount = earlierTables[stored.name.description]?.columns.count
            return Table(
                stored: stored, columns: table.columns, earlierColumnCount: earlierCount ?? table.columns.count)
        }
        self.kind = kind
        ofSessions = all.filter { $0.stored.snapshots == .onRequest }
        let lasting = all.filter { $0.stored.snapshots == .always }
        let pools = lasting.filter { !$0.isOfMembers }
        ofPool = pools.filter { !$0.stored.isDerived } + pools.filter(\.stored.isDerived)
        ofMembers = lasting.filter(\.isOfMembers)
        byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
        fingerprint = try Self.fingerprint(of: history)
        earlierFingerprint = try Self.fingerprint(of: earlier)
    }

    private static func fingerprint(of history: [Migration]) throws -> String {
        let steps = history.map(\.name).joined(separator: "\n")
        return Hex.encode(try DigestAlgorithm.sha256.digest(of: Array(steps.utf8)).prefix(16))
    }

    /// The names of all tables of a snapshot without sessions.
    package var names: [String] { (ofPool + ofMembers).map(\.name) }

    /// The table called `name`.
    ///
    /// - Throws: `SnapshotRefusal.malformed`.
    func table(_ name: String) throws(SnapshotRefusal) -> Table {
        guard let table = byName[name] else { throw .malformed("a snapshot has no table of this name") }
        return table
    }
}
