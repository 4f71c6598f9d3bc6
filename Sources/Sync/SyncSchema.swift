package import Storage

/// The tables of sync. A released step never changes.
package enum SyncSchema {
    /// The migrations, oldest first.
    package static let migrations: [Migration] = [
        Migration("sync-0001-datasets", statements: datasets + records + pools), streams, push,
    ]

    private static let datasets: [SQL] = [
        // The row of a deleted dataset stays, so that devices learn of the deletion and no `syncCount` repeats.
        """
        CREATE TABLE sync_datasets (
            identity_pool_id \(.text) NOT NULL,
            identity_id \(.text) NOT NULL,
            name \(.text) NOT NULL,
            sync_count \(.integer) NOT NULL,
            record_count \(.integer) NOT NULL,
            removed_count \(.integer) NOT NULL,
            forgotten_count \(.integer) NOT NULL,
            storage \(.integer) NOT NULL,
            root \(.text),
            deleted \(.integer) NOT NULL,
            deleted_count \(.integer),
            modified_by \(.text) NOT NULL,
            created_at \(.integer) NOT NULL,
            modified_at \(.integer) NOT NULL,
            PRIMARY KEY (identity_pool_id, identity_id, name)
        )
        """,
        """
        CREATE INDEX sync_datasets_existing ON sync_datasets (identity_pool_id, identity_id, name) WHERE deleted = 0
        """,
    ]

    private static let records: [SQL] = [
        // A key may be too long for an index, so its hash identifies the row. A removed record has no value.
        """
        CREATE TABLE sync_records (
            identity_pool_id \(.text) NOT NULL,
            identity_id \(.text) NOT NULL,
            dataset \(.text) NOT NULL,
            key_hash \(.text) NOT NULL,
            record_key \(.text) NOT NULL,
            record_value \(.text),
            sync_count \(.integer) NOT NULL,
            modified_by \(.text) NOT NULL,
            modified_at \(.integer) NOT NULL,
            device_modified_at \(.integer),
            PRIMARY KEY (identity_pool_id, identity_id, dataset, key_hash)
        )
        """,
        """
        CREATE INDEX sync_records_by_count ON sync_records
            (identity_pool_id, identity_id, dataset, sync_count, key_hash)
        """,
    ]

    private static let pools: [SQL] = [
        // A pool's usage, in parts that different identities write, so that they do not wait for each other.
        """
        CREATE TABLE sync_usage (
            identity_pool_id \(.text) NOT NULL,
            part \(.integer) NOT NULL,
            storage \(.integer) NOT NULL,
            sessions \(.integer) NOT NULL,
            modified_at \(.integer) NOT NULL,
            PRIMARY KEY (identity_pool_id, part)
        )
        """,
        """
        CREATE TABLE sync_settings (
            identity_pool_id \(.text) NOT NULL,
            kind \(.text) NOT NULL,
            settings \(.text) NOT NULL,
            PRIMARY KEY (identity_pool_id, kind)
        )
        """,
    ]

    /// The tables, each after the tables that its rows depend on: deletions iterate in the reverse order.
    package static let tables: [StoredTable] = datasetTables + streamTables + pushTables

    private static let datasetTables: [StoredTable] = [
        StoredTable("sync_settings", key: ["identity_pool_id", "kind"], owner: .identityPool),
        StoredTable(
            "sync_usage", key: ["identity_pool_id", .integer("part")], owner: .identityPool, isDerived: true),
        StoredTable("sync_datasets", key: ["identity_pool_id", "identity_id", "name"], owner: .identityPool),
        StoredTable(
            "sync_records", key: ["identity_pool_id", "identity_id", "dataset", "key_hash"], owner: .identityPool),
    ]
}
