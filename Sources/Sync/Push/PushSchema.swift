import Storage

extension SyncSchema {
    /// The tables of push sync.
    static let push = Migration("sync-0003-push", statements: applications + devices + pushes)

    /// The tables of push sync, in the order of their dependencies.
    static let pushTables: [StoredTable] = [
        StoredTable("sync_push_applications", key: ["identity_pool_id", "platform"], owner: .identityPool),
        StoredTable("sync_devices", key: ["identity_pool_id", "identity_id", "device_id"], owner: .identityPool),
        StoredTable(
            "sync_subscriptions", key: ["identity_pool_id", "identity_id", "dataset", "device_id"],
            owner: .identityPool),
        StoredTable(
            "sync_pushes", key: ["identity_pool_id", "identity_id", "device_id", "dataset"], owner: .identityPool,
            expiry: [StoredTable.Expiry("expires_at")]),
    ]

    private static let applications: [SQL] = [
        """
        CREATE TABLE sync_push_applications (
            identity_pool_id \(.text) NOT NULL,
            platform \(.text) NOT NULL,
            application_arn \(.text) NOT NULL,
            role_arn \(.text) NOT NULL,
            failures \(.integer) NOT NULL,
            rests_until \(.integer) NOT NULL,
            PRIMARY KEY (identity_pool_id, platform)
        )
        """
    ]

    private static let devices: [SQL] = [
        """
        CREATE TABLE sync_devices (
            identity_pool_id \(.text) NOT NULL,
            identity_id \(.text) NOT NULL,
            device_id \(.text) NOT NULL,
            platform \(.text) NOT NULL,
            token \(.text) NOT NULL,
            registered_at \(.integer) NOT NULL,
            PRIMARY KEY (identity_pool_id, identity_id, device_id)
        )
        """,
        """
        CREATE TABLE sync_subscriptions (
            identity_pool_id \(.text) NOT NULL,
            identity_id \(.text) NOT NULL,
            dataset \(.text) NOT NULL,
            device_id \(.text) NOT NULL,
            PRIMARY KEY (identity_pool_id, identity_id, dataset, device_id)
        )
        """,
    ]

    private static let pushes: [SQL] = [
        // Only the last `syncCount` of a dataset is sent to a device, so a pool has at most as many rows as
        // subscriptions.
        """
        CREATE TABLE sync_pushes (
            identity_pool_id \(.text) NOT NULL,
            identity_id \(.text) NOT NULL,
            device_id \(.text) NOT NULL,
            dataset \(.text) NOT NULL,
            platform \(.text) NOT NULL,
            sync_count \(.integer) NOT NULL,
            due_at \(.integer) NOT NULL,
            refusals \(.integer) NOT NULL,
            expires_at \(.integer) NOT NULL,
            PRIMARY KEY (identity_pool_id, identity_id, device_id, dataset)
        )
        """,
        """
        CREATE INDEX sync_pushes_due ON sync_pushes
            (identity_pool_id, platform, due_at, identity_id, device_id, dataset)
        """,
        "CREATE INDEX sync_pushes_expiry ON sync_pushes (expires_at)",
    ]
}
