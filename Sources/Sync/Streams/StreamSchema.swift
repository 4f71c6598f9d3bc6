import Kernel
import Storage

extension SyncSchema {
    /// The tables of streams.
    static let streams = Migration("sync-0002-streams", statements: pools + queues + records)

    /// The tables of streams, in the order of their dependencies.
    static let streamTables: [StoredTable] = [
        StoredTable("sync_streams", key: ["identity_pool_id", .integer("number")], owner: .identityPool),
        // A queue is of no use without its records, which expire.
        StoredTable(
            "sync_stream_queues", key: ["identity_pool_id", "identity_id"], owner: .identityPool, snapshots: .never),
        // A stream is disabled when a record expires; the sweep later deletes the waiting records of disabled streams.
        StoredTable(
            "sync_stream_records", key: ["identity_pool_id", "identity_id", .integer("sequence")],
            owner: .identityPool, expiry: [StoredTable.Expiry("expires_at", keptFor: .days(5))]),
    ]

    private static let pools: [SQL] = [
        // A pool has one stream, number 0: rows of pools are deleted by a second column of the key.
        """
        CREATE TABLE sync_streams (
            identity_pool_id \(.text) NOT NULL,
            number \(.integer) NOT NULL,
            enabled \(.integer) NOT NULL,
            discards \(.integer) NOT NULL,
            failures \(.integer) NOT NULL,
            rests_until \(.integer) NOT NULL,
            bulk_status \(.text) NOT NULL,
            bulk_started_at \(.integer),
            bulk_completed_at \(.integer),
            bulk_failure \(.text),
            bulk_identity \(.text) NOT NULL,
            bulk_dataset \(.text) NOT NULL,
            bulk_read \(.integer) NOT NULL,
            PRIMARY KEY (identity_pool_id, number)
        )
        """,
        "CREATE INDEX sync_streams_enabled ON sync_streams (identity_pool_id) WHERE enabled = 1",
        "CREATE INDEX sync_streams_discarding ON sync_streams (discards, identity_pool_id)",
    ]

    private static let queues: [SQL] = [
        // A row for each identity with records that wait: the sender with its lease sends them one after another.
        """
        CREATE TABLE sync_stream_queues (
            identity_pool_id \(.text) NOT NULL,
            identity_id \(.text) NOT NULL,
            due_at \(.integer) NOT NULL,
            failures \(.integer) NOT NULL,
            PRIMARY KEY (identity_pool_id, identity_id)
        )
        """,
        "CREATE INDEX sync_stream_queues_due ON sync_stream_queues (identity_pool_id, due_at, identity_id)",
    ]

    private static let records: [SQL] = [
        // A sent record stays for as long as the URL of its contents is valid.
        """
        CREATE TABLE sync_stream_records (
            identity_pool_id \(.text) NOT NULL,
            identity_id \(.text) NOT NULL,
            sequence \(.integer) NOT NULL,
            dataset \(.text) NOT NULL,
            operation \(.text) NOT NULL,
            sync_count \(.integer) NOT NULL,
            modified_at \(.integer) NOT NULL,
            contents \(.text) NOT NULL,
            size \(.integer) NOT NULL,
            is_bulk \(.integer) NOT NULL,
            state \(.text) NOT NULL,
            expires_at \(.integer) NOT NULL,
            PRIMARY KEY (identity_pool_id, identity_id, sequence)
        )
        """,
        """
        CREATE INDEX sync_stream_records_waiting ON sync_stream_records (identity_pool_id, identity_id, sequence)
            WHERE state = 'waiting'
        """,
        "CREATE INDEX sync_stream_records_sizes ON sync_stream_records (identity_pool_id, state, size)",
        """
        CREATE INDEX sync_stream_records_bulk ON sync_stream_records (identity_pool_id)
            WHERE state = 'waiting' AND is_bulk = 1
        """,
        "CREATE INDEX sync_stream_records_ages ON sync_stream_records (identity_pool_id, state, expires_at)",
        "CREATE INDEX sync_stream_records_expiry ON sync_stream_records (expires_at)",
    ]
}
