import Kernel
import Storage

/// The statements on imports of pools that have not ended.
struct PoolImportTable {
    private let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// An import that has begun.
    struct Entry: Sendable {
        let pool: UserPoolID
        let touchedAt: Instant
    }

    /// The import of `pool`, if one has begun.
    func find(_ pool: UserPoolID) throws -> Entry? {
        try tx.first("SELECT pool_id, touched_at FROM pool_imports WHERE pool_id = \(pool)").map(Self.entry)
    }

    /// The imports that were not touched since `instant`.
    func untouched(since instant: Instant, limit: Int) throws -> [Entry] {
        try tx.fetch("SELECT pool_id, touched_at FROM pool_imports WHERE touched_at < \(instant) LIMIT \(limit)")
            .map(Self.entry)
    }

    func insert(_ id: String, of pool: UserPoolID, at instant: Instant) throws {
        try tx.execute(
            """
            INSERT INTO pool_imports (pool_id, import_id, next_batch, touched_at)
            VALUES (\(pool), \(id), 0, \(instant))
            """)
    }

    /// The number of the next batch of the import; nil if the import does not exist.
    func nextBatch(of id: String, in pool: UserPoolID) throws -> Int? {
        try tx.first("SELECT next_batch FROM pool_imports WHERE pool_id = \(pool) AND import_id = \(id)")?
            .value("next_batch")
    }

    func advance(_ id: String, in pool: UserPoolID, to batch: Int, at instant: Instant) throws {
        try tx.execute(
            """
            UPDATE pool_imports SET next_batch = \(batch), touched_at = \(instant)
            WHERE pool_id = \(pool) AND import_id = \(id)
            """)
    }

    func delete(_ pool: UserPoolID) throws {
        try tx.execute("DELETE FROM pool_imports WHERE pool_id = \(pool)")
    }

    private static func entry(_ row: Row) throws -> Entry {
        Entry(pool: try row.value("pool_id"), touchedAt: try row.value("touched_at"))
    }
}

/// The statements on rows that are inserted only when an import ends, since with them a pool can be found.
struct HeldRowTable {
    private let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    func insert(_ sealed: [UInt8], of id: String, in pool: UserPoolID, number: Int) throws {
        try tx.execute(
            """
            INSERT INTO pool_import_rows (pool_id, import_id, number, sealed)
            VALUES (\(pool), \(id), \(number), \(sealed))
            """)
    }

    func all(of id: String, in pool: UserPoolID) throws -> [[UInt8]] {
        try tx.fetch(
            "SELECT sealed FROM pool_import_rows WHERE pool_id = \(pool) AND import_id = \(id) ORDER BY number"
        ).map { try $0.value("sealed") }
    }

    func deleteAll(in pool: UserPoolID) throws {
        try tx.execute("DELETE FROM pool_import_rows WHERE pool_id = \(pool)")
    }
}
