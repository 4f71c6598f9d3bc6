/// The tables of the file.
///
/// - `datasets`: a row for each dataset of an identity. A `last_sync_count` of -1 means that it was cleared here and is
///   still to be deleted at the service.
/// - `records`: a row for each key. A removed key has no value. `change` numbers the change that is to be pushed, and
///   is 0 if there is none.
/// - `devices`: this device's registration at the service.
/// - `state`: one row: the identity whose data were used last, and the number of the last change.
enum LocalSchema {
    static let version: Int64 = 1

    private static let statements = [
        """
        CREATE TABLE datasets (identity TEXT NOT NULL, name TEXT NOT NULL, last_sync_count INTEGER NOT NULL,
            last_modified INTEGER NOT NULL, modified_by TEXT NOT NULL, created INTEGER NOT NULL,
            data_storage INTEGER NOT NULL, record_count INTEGER NOT NULL, PRIMARY KEY (identity, name))
        """,
        """
        CREATE TABLE records (identity TEXT NOT NULL, dataset TEXT NOT NULL, key TEXT NOT NULL,
            size INTEGER NOT NULL, change INTEGER NOT NULL, dirty_count INTEGER NOT NULL, sync_count INTEGER NOT NULL,
            last_modified INTEGER NOT NULL, modified_by TEXT NOT NULL, value TEXT,
            PRIMARY KEY (identity, dataset, key))
        """,
        """
        CREATE TABLE devices (identity TEXT NOT NULL PRIMARY KEY, platform TEXT NOT NULL, token TEXT NOT NULL,
            device TEXT NOT NULL)
        """,
        """
        CREATE TABLE state (id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1), identity TEXT NOT NULL,
            is_guest INTEGER NOT NULL, changes INTEGER NOT NULL)
        """,
        "INSERT INTO state (id, identity, is_guest, changes) VALUES (1, '\(SyncStore.unknownIdentity)', 0, 0)",
        "PRAGMA user_version = \(version)",
    ]

    /// Creates the tables if they do not exist. To be called in a transaction.
    static func make(in database: LocalDatabase) throws {
        switch try database.row("PRAGMA user_version", read: { $0.integer(0) }) ?? 0 {
        case 0: for statement in statements { try database.run(statement) }
        case version: break
        case let other:
            throw AWSCognitoError.localDataStorageFailed(
                message: "The file is one of a later version (\(other)) of this library.")
        }
    }
}
