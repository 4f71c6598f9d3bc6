import Kernel
import Storage

/// The statements on imports of pools that have not ended.
struct PoolImportTable {
    private let tx: any Transaction
    private let kind: SnapshotKind
    private let table: SQLName
    private let column: SQLName

    /// - Parameter kind: The kind of the pools.
    init(_ tx: any Transaction, kind: SnapshotKind) {
        (self.tx, self.kind) = (tx, kind)
        (table, column) = (kind.imports, kind.poolColumn)
    }

    /// An import that has begun.
    struct Entry: Sendable {
        let pool: String
        let touchedAt: Instant
    }

    /// The import of `pool`, if one has begun.
    func find(_ pool: String) throws -> Entry? {
        try tx.first("SELECT \(column), touched_at FROM \(table) WHERE \(column) = \(pool)").map(entry)
    }

    /// The imports that were not touched since `instant`.
    func untouched(since instant: Instant, limit: Int) throws -> [Entry] {
        // The names are written out, so that the list of such statements in docs/scaling.md finds them.
        let statement: SQL =
            switch kind {
            case .userPool: "SELECT pool_id, touched_at FROM pool_imports WHERE touched_at < \(instant)"
            case .identityPool:
                "SELECT identity_pool_id, touched_at FROM identity_pool_imports WHERE touched_at < \(instant)"
            }
        return try tx.fetch("\(statement) LIMIT \(limit)").map(entry)
    }

    func insert(_ id: String, of pool: String, at instant: Instant) throws {
        try tx.execute(
            """
            INSERT INTO \(table) (\(column), import_id, next_batch, touched_at)
            VALUES (\(pool), \(id), 0, \(instant))
            """)
    }

    /// The number of the next batch of the import; nil if the import does not exist.
    func nextBatch(of id: String, in pool: String) throws -> Int? {
        try tx.first("SELECT next_batch FROM \(table) WHERE \(column) = \(pool) AND import_id = \(id)")?
            .value("next_batch")
    }

    func advance(_ id: String, in pool: String, to batch: Int, at instant: Instant) throws {
        try tx.execute(
            """
            UPDATE \(table) SET next_batch = \(batch), touched_at = \(instant)
            WHERE \(column) = \(pool) AND import_id = \(id)
            """)
    }

    func delete(_ pool: String) throws {
        try tx.execute("DELETE FROM \(table) WHERE \(column) = \(pool)")
    }

    private func entry(_ row: Row) throws -> Entry {
        Entry(pool: try row.value(column.description), touchedAt: try row.value("touched_at"))
    }
}

/// The statements on rows that are inserted only when an import ends, since with them a pool can be found.
struct HeldRowTable {
    private let tx: any Transaction
    private let table: SQLName
    private let column: SQLName

    /// - Parameter kind: The kind of the pools.
    init(_ tx: any Transaction, kind: SnapshotKind) {
        self.tx = tx
        (table, column) = (kind.heldRows, kind.poolColumn)
    }

    func insert(_ sealed: [UInt8], of id: String, in pool: String, number: Int) throws {
        try tx.execute(
            """
            INSERT INTO \(table) (\(column), import_id, number, sealed)
            VALUES (\(pool), \(id), \(number), \(sealed))
            """)
    }

    func all(of id: String, in pool: String) throws -> [[UInt8]] {
        try tx.fetch(
            "SELECT sealed FROM \(table) WHERE \(column) = \(pool) AND import_id = \(id) ORDER BY number"
        ).map { try $0.value("sealed") }
    }

    func deleteAll(in pool: String) throws {
        try tx.execute("DELETE FROM \(table) WHERE \(column) = \(pool)")
    }
}
