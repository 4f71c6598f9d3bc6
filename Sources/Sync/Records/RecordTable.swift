import Kernel
import Storage

/// The statements on records.
struct RecordTable {
    let tx: any Transaction
    let place: DatasetPlace

    /// The records of a dataset in a transaction.
    init(_ tx: any Transaction, of place: DatasetPlace) { (self.tx, self.place) = (tx, place) }

    /// Rows of one statement.
    private static let batch = 64

    /// The records with these keys, removed or not, by the hashes of their keys.
    func find(_ hashes: [KeyHash]) throws -> [KeyHash: SyncRecord] {
        var found: [KeyHash: SyncRecord] = [:]
        for start in stride(from: 0, to: hashes.count, by: Self.batch) {
            let part = hashes[start..<min(start + Self.batch, hashes.count)].map { "\($0.text)" as SQL }
            let rows = try tx.fetch(
                "SELECT * FROM sync_records WHERE \(isOfDataset) AND key_hash IN (\(SQL(list: part)))")
            for record in try rows.map(SyncRecord.init) { found[try KeyHash(record.key)] = record }
        }
        return found
    }

    /// All records that have a value.
    func all() throws -> [SyncRecord] {
        try tx.fetch(
            """
            SELECT * FROM sync_records WHERE \(isOfDataset) AND record_value IS NOT NULL
            ORDER BY sync_count, key_hash
            """
        ).map(SyncRecord.init)
    }

    /// The records that have a value, ordered by the hashes of their keys.
    func existing(after hash: String, limit: Int) throws -> [SyncRecord] {
        try tx.fetch(
            """
            SELECT * FROM sync_records WHERE \(isOfDataset) AND key_hash > \(hash) AND record_value IS NOT NULL
            ORDER BY key_hash LIMIT \(limit)
            """
        ).map(SyncRecord.init)
    }

    /// The records written after `count`, in the order of writing.
    ///
    /// - Parameter includesRemoved: Whether removed records are among them.
    func list(since count: Int64, includesRemoved: Bool, after: Cursor?, limit: Int) throws -> Page<SyncRecord> {
        let removed: SQL = includesRemoved ? "" : "AND record_value IS NOT NULL"
        let start = after.flatMap { Int64($0[0]) } ?? count
        // Sorts behind all hashes, so that the update with exactly this `syncCount` is left out.
        let hash = after?[1] ?? "~"
        let rows = try tx.fetch(
            """
            SELECT * FROM sync_records WHERE \(isOfDataset) AND (sync_count, key_hash) > (\(start), \(hash)) \(removed)
            ORDER BY sync_count, key_hash LIMIT \(Int64(limit) + 1)
            """)
        let records = try rows.map { row in
            (record: try SyncRecord(row), hash: try row.value("key_hash", as: String.self))
        }
        return Page(rows: records, limit: limit) { Cursor("\($0.record.syncCount)", $0.hash) }.map(\.record)
    }

    /// Inserts records, or replaces those with the same keys.
    func save(_ records: [SyncRecord]) throws {
        for start in stride(from: 0, to: records.count, by: Self.batch) {
            let rows = try records[start..<min(start + Self.batch, records.count)].map { record -> SQL in
                """
                (\(place.pool), \(place.identity), \(place.name), \(try KeyHash(record.key).text), \(record.key),
                \(record.value), \(record.syncCount), \(record.modifiedBy), \(record.modifiedAt),
                \(record.deviceModifiedAt))
                """
            }
            try tx.execute(
                """
                INSERT INTO sync_records (identity_pool_id, identity_id, dataset, key_hash, record_key, record_value,
                    sync_count, modified_by, modified_at, device_modified_at)
                VALUES \(SQL(list: rows))
                ON CONFLICT (identity_pool_id, identity_id, dataset, key_hash) DO UPDATE SET
                    record_value = excluded.record_value, sync_count = excluded.sync_count,
                    modified_by = excluded.modified_by, modified_at = excluded.modified_at,
                    device_modified_at = excluded.device_modified_at
                """)
        }
    }

    /// Deletes the removed records that were removed first.
    ///
    /// - Returns: How many they are, and the count of the last of them.
    func forget(_ count: Int) throws -> (count: Int, last: Int64) {
        let row = try tx.first(
            """
            SELECT MAX(sync_count) AS last_count FROM (
                SELECT sync_count FROM sync_records WHERE \(isOfDataset) AND record_value IS NULL
                ORDER BY sync_count LIMIT \(count)
            ) AS oldest
            """)
        guard let last = try row?.value("last_count", as: Int64?.self) ?? nil else { return (0, 0) }
        let deleted = try tx.execute(
            "DELETE FROM sync_records WHERE \(isOfDataset) AND record_value IS NULL AND sync_count <= \(last)")
        return (deleted, last)
    }

    /// Deletes all records, including removed ones.
    func deleteAll() throws { try tx.execute("DELETE FROM sync_records WHERE \(isOfDataset)") }

    /// Deletes the records of all datasets of an identity.
    static func deleteAll(of identity: IdentityID, in pool: IdentityPoolID, _ tx: any Transaction) throws {
        try tx.execute("DELETE FROM sync_records WHERE identity_pool_id = \(pool) AND identity_id = \(identity)")
    }

    /// Gives all records to another dataset of the same pool.
    func move(to target: DatasetPlace) throws {
        try tx.execute(
            """
            UPDATE sync_records SET identity_id = \(target.identity), dataset = \(target.name) WHERE \(isOfDataset)
            """)
    }

    private var isOfDataset: SQL {
        "identity_pool_id = \(place.pool) AND identity_id = \(place.identity) AND dataset = \(place.name)"
    }
}

extension SyncRecord {
    fileprivate init(_ row: Row) throws {
        self.init(
            key: try row.value("record_key"), value: try row.value("record_value"),
            syncCount: try row.value("sync_count"), modifiedBy: try row.value("modified_by"),
            modifiedAt: try row.value("modified_at"), deviceModifiedAt: try row.value("device_modified_at"))
    }
}
