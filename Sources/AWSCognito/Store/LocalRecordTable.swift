import Kernel

/// The rows of records.
enum LocalRecordTable {
    private static let columns = "key, value, last_modified, modified_by, sync_count, dirty_count, change"
    private static let ofDataset = "WHERE identity = ? AND dataset = ?"

    static func find(_ key: String, of dataset: DatasetKey, in database: LocalDatabase) throws -> LocalRecord? {
        try database.row(
            "SELECT \(columns) FROM records \(ofDataset) AND key = ?",
            with: .text(dataset.identity), .text(dataset.name), .text(key), read: record)
    }

    /// All records, removed ones included, by key.
    static func all(of dataset: DatasetKey, in database: LocalDatabase) throws -> [LocalRecord] {
        try database.rows(
            "SELECT \(columns) FROM records \(ofDataset) ORDER BY key",
            with: .text(dataset.identity), .text(dataset.name), read: record)
    }

    /// The records with changes that are to be pushed, by key.
    static func dirty(of dataset: DatasetKey, in database: LocalDatabase) throws -> [LocalRecord] {
        try database.rows(
            "SELECT \(columns) FROM records \(ofDataset) AND change <> 0 ORDER BY key",
            with: .text(dataset.identity), .text(dataset.name), read: record)
    }

    /// The bytes of all keys and values, and the number of records with a value.
    static func size(of dataset: DatasetKey, in database: LocalDatabase) throws -> (bytes: Int64, records: Int64) {
        try database.row(
            "SELECT COALESCE(SUM(size), 0), COUNT(*) FROM records \(ofDataset) AND size > 0",
            with: .text(dataset.identity), .text(dataset.name)
        ) { ($0.integer(0), $0.integer(1)) } ?? (0, 0)
    }

    /// Writes a record, replacing any record with the same key.
    static func put(_ record: LocalRecord, of dataset: DatasetKey, in database: LocalDatabase) throws {
        try database.run(
            """
            INSERT OR REPLACE INTO records (identity, dataset, size, \(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            with: .text(dataset.identity), .text(dataset.name), .integer(record.size), .text(record.key),
            .text(record.value), .time(record.lastModified), .text(record.lastModifiedBy),
            .integer(record.syncCount), .integer(record.dirtyCount), .integer(record.change))
    }

    static func delete(_ key: String, of dataset: DatasetKey, in database: LocalDatabase) throws {
        try database.run(
            "DELETE FROM records \(ofDataset) AND key = ?",
            with: .text(dataset.identity), .text(dataset.name), .text(key))
    }

    /// Deletes the records of a dataset whose last change has a number up to `last`.
    static func deleteAll(
        of dataset: DatasetKey, through last: Int64 = .max, in database: LocalDatabase
    ) throws {
        try database.run(
            "DELETE FROM records \(ofDataset) AND change <= ?",
            with: .text(dataset.identity), .text(dataset.name), .integer(last))
    }

    /// Deletes the records of all identities.
    static func deleteAll(in database: LocalDatabase) throws { try database.run("DELETE FROM records") }

    /// Makes the records new to the service: their values are to be pushed, and removed keys are forgotten.
    static func makeNew(_ dataset: DatasetKey, change: Int64, in database: LocalDatabase) throws {
        try database.run(
            "DELETE FROM records \(ofDataset) AND value IS NULL", with: .text(dataset.identity), .text(dataset.name))
        try database.run(
            """
            UPDATE records SET sync_count = 0, dirty_count = MAX(dirty_count, 1),
                change = CASE change WHEN 0 THEN ? ELSE change END \(ofDataset)
            """, with: .integer(change), .text(dataset.identity), .text(dataset.name))
    }

    /// Moves the records with a value to another dataset, as changes to be pushed. They replace records with the same
    /// keys.
    static func move(_ old: DatasetKey, to new: DatasetKey, change: Int64, in database: LocalDatabase) throws {
        try database.run(
            """
            INSERT INTO records (identity, dataset, size, \(columns))
            SELECT ?, ?, size, key, value, last_modified, modified_by, 0, MAX(dirty_count, 1), ?
            FROM records \(ofDataset) AND value IS NOT NULL
            ON CONFLICT (identity, dataset, key) DO UPDATE SET size = excluded.size, value = excluded.value,
                last_modified = excluded.last_modified, modified_by = excluded.modified_by,
                dirty_count = dirty_count + 1, change = excluded.change
            """,
            with: .text(new.identity), .text(new.name), .integer(change), .text(old.identity), .text(old.name))
        try deleteAll(of: old, in: database)
    }

    private static func record(_ row: LocalRow) -> LocalRecord {
        LocalRecord(
            key: row.text(0) ?? "", value: row.text(1), lastModified: row.time(2), lastModifiedBy: row.text(3) ?? "",
            syncCount: row.integer(4), dirtyCount: row.integer(5), change: row.integer(6))
    }
}
