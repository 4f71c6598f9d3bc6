package import Storage

/// The tables of identity pools. A released step never changes.
package enum IdentityPoolsSchema {
    /// The migrations, oldest first.
    package static let migrations: [Migration] = [
        Migration("identity-pools-0001-pools", statements: pools + identities + keys),
        // Guests without a row are recognised by their ids, which contain the tag of their pool.
        Migration(
            "identity-pools-0002-guests",
            statements: [
                """
                CREATE TABLE guest_tags (
                    identity_pool_id \(.text) NOT NULL,
                    tag \(.integer) NOT NULL,
                    PRIMARY KEY (identity_pool_id, tag)
                )
                """,
                "CREATE UNIQUE INDEX guest_tags_by_tag ON guest_tags (tag)",
                """
                CREATE TABLE deleted_guests (
                    identity_pool_id \(.text) NOT NULL,
                    identity_id \(.text) NOT NULL,
                    PRIMARY KEY (identity_pool_id, identity_id)
                )
                """,
            ]),
    ]

    private static let pools: [SQL] = [
        """
        CREATE TABLE identity_pools (
            identity_pool_id \(.text) NOT NULL PRIMARY KEY,
            name \(.text) NOT NULL,
            settings \(.text) NOT NULL,
            roles \(.text) NOT NULL,
            tag_maps \(.text) NOT NULL,
            created_at \(.integer) NOT NULL,
            version \(.integer) NOT NULL
        )
        """,
        """
        CREATE TABLE removed_identity_pools (
            identity_pool_id \(.text) NOT NULL PRIMARY KEY,
            removed_at \(.integer) NOT NULL
        )
        """,
    ]

    private static let identities: [SQL] = [
        """
        CREATE TABLE identities (
            identity_pool_id \(.text) NOT NULL,
            identity_id \(.text) NOT NULL,
            authenticated \(.integer) NOT NULL,
            disabled \(.integer) NOT NULL,
            created_at \(.integer) NOT NULL,
            modified_at \(.integer) NOT NULL,
            PRIMARY KEY (identity_pool_id, identity_id)
        )
        """,
        // Most requests name the identity and not its pool.
        "CREATE UNIQUE INDEX identities_by_id ON identities (identity_id)",
        "CREATE INDEX identities_enabled ON identities (identity_pool_id, identity_id) WHERE disabled = 0",
        // The key is a hash of kind, provider and subject, which together may be longer than an index takes.
        """
        CREATE TABLE identity_logins (
            identity_pool_id \(.text) NOT NULL,
            login_key \(.text) NOT NULL,
            identity_id \(.text) NOT NULL,
            kind \(.text) NOT NULL,
            provider \(.text) NOT NULL,
            subject \(.text) NOT NULL,
            PRIMARY KEY (identity_pool_id, login_key)
        )
        """,
        """
        CREATE INDEX identity_logins_by_identity ON identity_logins (identity_pool_id, identity_id, login_key)
        """,
    ]

    private static let keys: [SQL] = [
        """
        CREATE TABLE identity_signing_keys (
            kid \(.text) NOT NULL PRIMARY KEY,
            sealed \(.bytes) NOT NULL,
            modulus \(.bytes) NOT NULL,
            exponent \(.bytes) NOT NULL,
            created_at \(.integer) NOT NULL,
            signs_from \(.integer) NOT NULL,
            retired_at \(.integer)
        )
        """
    ]

    /// The tables, each after the tables that its rows depend on: deletions iterate in the reverse order.
    package static let tables: [StoredTable] = [
        StoredTable("identity_pools", key: ["identity_pool_id"], owner: .identityPool),
        // A row outlives its pool: it means that rows of the pool remain to be deleted.
        StoredTable("removed_identity_pools", key: ["identity_pool_id"], owner: .store),
        StoredTable("identities", key: ["identity_pool_id", "identity_id"], owner: .identityPool),
        // A tag is recognised by a key of the store.
        StoredTable(
            "guest_tags", key: ["identity_pool_id", .integer("tag")], owner: .identityPool, snapshots: .never),
        // An id that was deleted is refused as long as its pool exists.
        StoredTable("deleted_guests", key: ["identity_pool_id", "identity_id"], owner: .identityPool),
        StoredTable("identity_logins", key: ["identity_pool_id", "login_key"], owner: .identityPool),
        StoredTable(
            "identity_signing_keys", key: ["kid"], owner: .store,
            sealed: [.init("sealed", purpose: "identity-signing-key", boundTo: ["kid"])]),
    ]
}
