package import Storage

/// The tables of pools, clients, and deleted pools.
package enum PoolsSchema {
    static let migrations: [Migration] = [
        Migration(
            "directory-0001-pools",
            statements: [
                """
                CREATE TABLE pools (
                    pool_id \(.text) NOT NULL PRIMARY KEY,
                    name \(.text) NOT NULL,
                    settings \(.text) NOT NULL,
                    attribute_schema \(.text) NOT NULL,
                    created_at \(.integer) NOT NULL,
                    modified_at \(.integer) NOT NULL,
                    version \(.integer) NOT NULL
                )
                """,
                """
                CREATE TABLE clients (
                    pool_id \(.text) NOT NULL,
                    client_id \(.text) NOT NULL,
                    name \(.text) NOT NULL,
                    secret \(.bytes),
                    settings \(.text) NOT NULL,
                    created_at \(.integer) NOT NULL,
                    modified_at \(.integer) NOT NULL,
                    version \(.integer) NOT NULL,
                    PRIMARY KEY (pool_id, client_id)
                )
                """,
                "CREATE UNIQUE INDEX clients_by_id ON clients (client_id)",
                """
                CREATE TABLE removed_pools (
                    pool_id \(.text) NOT NULL PRIMARY KEY,
                    removed_at \(.integer) NOT NULL
                )
                """,
            ])
    ]

    /// A second secret of clients, and the ids and times of both.
    static let secondSecrets = Migration(
        "directory-0004-second-secrets",
        statements: [
            "ALTER TABLE clients ADD COLUMN secret_id \(.text)",
            "ALTER TABLE clients ADD COLUMN secret_created_at \(.integer)",
            "ALTER TABLE clients ADD COLUMN second_secret \(.bytes)",
            "ALTER TABLE clients ADD COLUMN second_secret_id \(.text)",
            "ALTER TABLE clients ADD COLUMN second_secret_created_at \(.integer)",
        ])

    /// The operator's permissions for clients beyond Cognito's settings; NULL for none.
    static let clientExtensions = Migration(
        "directory-0007-client-extensions", statements: ["ALTER TABLE clients ADD COLUMN extensions \(.text)"])

    /// The operator's settings for pools beyond Cognito's; NULL for none.
    static let poolExtensions = Migration(
        "directory-0010-pool-extensions", statements: ["ALTER TABLE pools ADD COLUMN extensions \(.text)"])

    /// The keys of hashes of pools that were imported; NULL for derived ones.
    package static let hashKeys: [SQL] = ["ALTER TABLE pools ADD COLUMN hash_key \(.bytes)"]

    /// The pools of other services that pools follow.
    static let sources = Migration(
        "directory-0014-pool-sources",
        statements: [
            """
            CREATE TABLE pool_sources (
                pool_id \(.text) NOT NULL PRIMARY KEY,
                source \(.text) NOT NULL,
                secrets \(.bytes) NOT NULL,
                started_at \(.integer) NOT NULL
            )
            """
        ])
}
