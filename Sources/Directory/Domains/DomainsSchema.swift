import Storage

enum DomainsSchema {
    static let migrations: [Migration] = [
        Migration(
            "directory-0005-pool-domains",
            statements: [
                """
                CREATE TABLE pool_domains (
                    pool_id \(.text) NOT NULL,
                    kind \(.text) NOT NULL,
                    name \(.text) NOT NULL,
                    certificate_arn \(.text),
                    security_policy \(.text),
                    created_at \(.integer) NOT NULL,
                    modified_at \(.integer) NOT NULL,
                    PRIMARY KEY (pool_id, kind)
                )
                """,
                // A prefix does not contain a dot and a custom domain does, so both share one namespace.
                "CREATE UNIQUE INDEX pool_domains_by_name ON pool_domains (name)",
            ])
    ]

    static let tables = [
        StoredTable("pool_domains", key: ["pool_id", "kind"], owner: .pool, poolRemoval: .atOnce)
    ]
}
