package import Cryptography
import Kernel
package import Storage

/// Seals secrets of an older sealing key again, in all tables.
///
/// It works in small transactions and may be stopped and restarted: secrets that are already resealed are skipped.
package struct Resealing: Sendable {
    private let database: any Database
    private let tables: [StoredTable]
    private let sealer: Sealer
    private static let batch = 200

    /// - Parameter sealer: Has the new key as its current one, and can open with the old one.
    package init(database: any Database, tables: [StoredTable], sealer: Sealer) {
        self.database = database
        self.tables = tables
        self.sealer = sealer
    }

    /// Reseals the secrets of all tables, in their order.
    ///
    /// - Returns: The number of resealed secrets.
    /// - Throws: `SealingError.unreadable` at the first secret that cannot be opened.
    package func reseal() async throws -> Int {
        var count = 0
        for table in tables {
            for column in table.sealed { count += try await reseal(column, of: table) }
        }
        return count
    }

    private func reseal(_ column: StoredTable.SealedColumn, of table: StoredTable) async throws -> Int {
        guard let purpose = Sealer.Purpose(rawValue: column.purpose) else {
            throw StorageError.unexpected("No secret has the purpose \(column.purpose).")
        }
        var count = 0
        var last: [SQLValue]?
        while true {
            let (found, resealed) = try await database.write { [sealer, last] tx in
                let rows = StoredRowTable(tx, table: table)
                let found = try rows.secrets(in: column, after: last, limit: Self.batch)
                let stale = found.filter { sealer.isStale($0.sealed) }
                for secret in stale {
                    let plain = try sealer.open(secret.sealed, for: purpose, in: secret.context)
                    let sealed = try sealer.seal(plain, for: purpose, in: secret.context)
                    try rows.replace(secret, in: column, by: sealed)
                }
                return (found, stale.count)
            }
            count += resealed
            guard found.count == Self.batch, let key = found.last?.key else { return count }
            last = key
        }
    }
}
