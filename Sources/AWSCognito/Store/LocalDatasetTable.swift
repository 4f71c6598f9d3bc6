import Kernel

/// The rows about datasets.
enum LocalDatasetTable {
    private static let columns =
        "name, last_sync_count, last_modified, modified_by, created, data_storage, record_count"

    /// Adds the dataset unless it has a row.
    static func insert(_ key: DatasetKey, at now: Instant, by device: String, in database: LocalDatabase) throws {
        try database.run(
            """
            INSERT INTO datasets (identity, \(columns)) VALUES (?, ?, 0, ?, ?, ?, 0, 0) ON CONFLICT DO NOTHING
            """, with: .text(key.identity), .text(key.name), .time(now), .text(device), .time(now))
    }

    static func find(_ key: DatasetKey, in database: LocalDatabase) throws -> AWSCognitoDatasetMetadata? {
        try database.row(
            "SELECT \(columns) FROM datasets WHERE identity = ? AND name = ?",
            with: .text(key.identity), .text(key.name), read: metadata)
    }

    /// All datasets of an identity, by name.
    static func all(of identity: String, in database: LocalDatabase) throws -> [AWSCognitoDatasetMetadata] {
        try database.rows(
            "SELECT \(columns) FROM datasets WHERE identity = ? ORDER BY name", with: .text(identity), read: metadata)
    }

    /// The last sync count of the dataset: 0 without a row, -1 if the dataset is still to be deleted at the service.
    static func lastSyncCount(of key: DatasetKey, in database: LocalDatabase) throws -> Int64 {
        try find(key, in: database)?.lastSyncCount ?? 0
    }

    /// Sets the `lastSyncCount` of a dataset, unless it has been cleared in between.
    static func set(lastSyncCount: Int64, of key: DatasetKey, in database: LocalDatabase) throws {
        try database.run(
            "UPDATE datasets SET last_sync_count = ? WHERE identity = ? AND name = ? AND last_sync_count >= 0",
            with: .integer(lastSyncCount), .text(key.identity), .text(key.name))
    }

    /// Marks the dataset as cleared here.
    static func markCleared(_ key: DatasetKey, at now: Instant, in database: LocalDatabase) throws {
        try database.run(
            "UPDATE datasets SET last_sync_count = -1, last_modified = ? WHERE identity = ? AND name = ?",
            with: .time(now), .text(key.identity), .text(key.name))
    }

    /// Takes back the mark of a dataset that was deleted at the service.
    static func unmarkCleared(_ key: DatasetKey, in database: LocalDatabase) throws {
        try database.run(
            "UPDATE datasets SET last_sync_count = 0 WHERE identity = ? AND name = ?",
            with: .text(key.identity), .text(key.name))
    }

    static func touch(_ key: DatasetKey, at time: Instant, by device: String, in database: LocalDatabase) throws {
        try database.run(
            "UPDATE datasets SET last_modified = ?, modified_by = ? WHERE identity = ? AND name = ?",
            with: .time(time), .text(device), .text(key.identity), .text(key.name))
    }

    /// Writes a dataset of the service's list, and adds the dataset if it is new.
    static func update(_ listed: AWSCognitoDatasetMetadata, of identity: String, in database: LocalDatabase) throws {
        try database.run(
            """
            INSERT INTO datasets (identity, \(columns)) VALUES (?, ?, 0, ?, ?, ?, ?, ?)
            ON CONFLICT (identity, name) DO UPDATE SET last_modified = excluded.last_modified,
                modified_by = excluded.modified_by, created = excluded.created, data_storage = excluded.data_storage,
                record_count = excluded.record_count
            """,
            with: .text(identity), .text(listed.name), .time(Instant(date: listed.lastModifiedDate)),
            .text(listed.lastModifiedBy), .time(Instant(date: listed.creationDate)), .integer(listed.dataStorage),
            .integer(listed.numRecords))
    }

    static func delete(_ key: DatasetKey, in database: LocalDatabase) throws {
        try database.run(
            "DELETE FROM datasets WHERE identity = ? AND name = ?", with: .text(key.identity), .text(key.name))
    }

    /// Deletes the datasets of all identities.
    static func deleteAll(in database: LocalDatabase) throws { try database.run("DELETE FROM datasets") }

    private static func metadata(_ row: LocalRow) -> AWSCognitoDatasetMetadata {
        AWSCognitoDatasetMetadata(
            name: row.text(0) ?? "", lastSyncCount: row.integer(1), creationDate: row.time(4).date,
            dataStorage: row.integer(5), lastModifiedBy: row.text(3) ?? "", lastModifiedDate: row.time(2).date,
            numRecords: row.integer(6))
    }
}
