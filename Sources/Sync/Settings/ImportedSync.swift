package import Kernel
package import Storage

/// Checks the rows of an imported pool, and counts its usage, in the transaction that inserts them.
package enum ImportedSync {
    /// The row to insert. The usage of a pool is counted anew from its datasets, because these may have changed while
    /// the snapshot was written.
    ///
    /// - Throws: `InvalidInput` if a number is not possible.
    package static func counted(
        _ row: NamedRow, in pool: IdentityPoolID, _ tx: any Transaction
    ) throws -> NamedRow {
        for column in counters {
            guard let number = row.integer(column) else { continue }
            guard (0...maxCount).contains(number) else {
                throw InvalidInput("\(row.table).\(column) is not from 0 to \(maxCount)")
            }
        }
        var row = row
        switch row.table {
        case usage: row.values[storage] = .integer(0)
        case datasets where row.integer("deleted") == 0: try count(row, in: pool, tx)
        default: break
        }
        return row
    }

    /// Checks that the settings of a pool can be read.
    package static func requireReadable(_ pool: IdentityPoolID, _ tx: any Transaction) throws {
        let settings = SyncSettingsTable(tx)
        let _: EventSettings? = try settings.find(.events, of: pool)
        let _: StreamSettings? = try settings.find(.streams, of: pool)
        _ = try StreamPoolTable(tx).find(pool)
        _ = try PushApplicationTable(tx).list(of: pool)
    }

    private static let (usage, datasets, storage) = ("sync_usage", "sync_datasets", "storage")
    /// The columns with numbers that later changes add to.
    private static let counters = [
        storage, "sessions", "sync_count", "record_count", "removed_count", "forgotten_count", "deleted_count",
        "failures",
    ]
    private static let maxCount: Int64 = 1 << 40

    private static func count(_ dataset: NamedRow, in pool: IdentityPoolID, _ tx: any Transaction) throws {
        guard let bytes = dataset.integer(storage), let modifiedAt = dataset.integer("modified_at"),
            let identity = dataset.text("identity_id")
        else { throw InvalidInput("a dataset has no size") }
        guard bytes > 0 else { return }
        try UsageTable(tx).count(
            Int(bytes), of: IdentityID(rawValue: identity), in: pool, at: Instant(microseconds: modifiedAt))
    }
}
