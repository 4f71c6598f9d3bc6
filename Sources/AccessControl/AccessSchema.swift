package import Storage

/// The migrations of these tables, oldest first.
package enum AccessSchema {
    /// Access keys, secrets and properties of the whole database, and the entities of IAM.
    package static let migrations: [Migration] = keys + IAMSchema.migrations + nodes + [poolHashKeys, nodeURLs]

    private static let keys: [Migration] = [
        Migration(
            "access-0001-keys",
            statements: [
                """
                CREATE TABLE access_keys (
                    access_key_id \(.text) NOT NULL PRIMARY KEY,
                    sealed_secret \(.bytes) NOT NULL,
                    description \(.text) NOT NULL,
                    active \(.integer) NOT NULL,
                    created_at \(.integer) NOT NULL
                )
                """
            ]),
        Migration(
            "access-0002-keyed-hash-secret",
            statements: [
                """
                CREATE TABLE keyed_hash_secrets (
                    name \(.text) NOT NULL PRIMARY KEY,
                    sealed \(.bytes) NOT NULL,
                    created_at \(.integer) NOT NULL
                )
                """
            ]),
        Migration(
            "access-0003-store-properties",
            statements: [
                """
                CREATE TABLE store_properties (
                    name \(.text) NOT NULL PRIMARY KEY,
                    value \(.text) NOT NULL,
                    written_at \(.integer) NOT NULL
                )
                """
            ]),
    ]

    /// The step that makes the table of nodes.
    package static let nodesStep = "access-0009-nodes"

    /// Lets all nodes hash under the keys of pools, which older nodes do not know
    /// (decisions/0126-sessions-travel-with-a-key-of-the-pool.md).
    private static let poolHashKeys = Migration(
        "contract/access-0010-pool-hash-keys",
        statements: ["INSERT INTO store_properties (name, value, written_at) VALUES ('pool-hash-keys', 'used', 0)"])

    /// The step that adds the public URLs of nodes.
    package static let nodeURLsStep = "access-0011-node-urls"

    /// Nodes with different public URLs refuse each other's tokens.
    private static let nodeURLs = Migration(
        nodeURLsStep, statements: ["ALTER TABLE store_nodes ADD COLUMN public_url \(.text)"])

    /// The processes that use the database concurrently.
    private static let nodes = [
        Migration(
            nodesStep,
            statements: [
                """
                CREATE TABLE store_nodes (
                    node_id \(.text) NOT NULL PRIMARY KEY,
                    version \(.text) NOT NULL,
                    steps \(.integer) NOT NULL,
                    started_at \(.integer) NOT NULL,
                    seen_at \(.integer) NOT NULL
                )
                """
            ])
    ]
}
