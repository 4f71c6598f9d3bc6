import Storage

extension TransferSchema {
    /// Imports of whole pools. A row of `pool_imports` means that rows exist for a pool that does not exist yet.
    static let poolImports = Migration(
        "transfer-0003-pool-imports",
        statements: [
            """
            CREATE TABLE pool_imports (
                pool_id \(.text) NOT NULL,
                import_id \(.text) NOT NULL,
                next_batch \(.integer) NOT NULL,
                touched_at \(.integer) NOT NULL,
                PRIMARY KEY (pool_id, import_id)
            )
            """,
            "CREATE INDEX pool_imports_touched ON pool_imports (touched_at)",
            """
            CREATE TABLE pool_import_rows (
                pool_id \(.text) NOT NULL,
                import_id \(.text) NOT NULL,
                number \(.integer) NOT NULL,
                sealed \(.bytes) NOT NULL,
                PRIMARY KEY (pool_id, import_id, number)
            )
            """,
        ])

    /// The same of identity pools.
    static let identityPoolImports = Migration(
        "transfer-0004-identity-pool-imports",
        statements: [
            """
            CREATE TABLE identity_pool_imports (
                identity_pool_id \(.text) NOT NULL,
                import_id \(.text) NOT NULL,
                next_batch \(.integer) NOT NULL,
                touched_at \(.integer) NOT NULL,
                PRIMARY KEY (identity_pool_id, import_id)
            )
            """,
            "CREATE INDEX identity_pool_imports_touched ON identity_pool_imports (touched_at)",
            """
            CREATE TABLE identity_pool_import_rows (
                identity_pool_id \(.text) NOT NULL,
                import_id \(.text) NOT NULL,
                number \(.integer) NOT NULL,
                sealed \(.bytes) NOT NULL,
                PRIMARY KEY (identity_pool_id, import_id, number)
            )
            """,
        ])

    static let poolImportTables: [StoredTable] = [
        StoredTable("pool_imports", key: ["pool_id", "import_id"], owner: .pool, snapshots: .never),
        StoredTable(
            "pool_import_rows", key: ["pool_id", "import_id", .integer("number")], owner: .pool,
            sealed: [StoredTable.SealedColumn("sealed", purpose: "held-row", boundTo: ["pool_id", "import_id"])],
            snapshots: .never),
        StoredTable(
            "identity_pool_imports", key: ["identity_pool_id", "import_id"], owner: .identityPool, snapshots: .never),
        StoredTable(
            "identity_pool_import_rows", key: ["identity_pool_id", "import_id", .integer("number")],
            owner: .identityPool,
            sealed: [
                StoredTable.SealedColumn("sealed", purpose: "held-row", boundTo: ["identity_pool_id", "import_id"])
            ], snapshots: .never),
    ]
}
