import Storage

/// The tables of identity providers and of the users' identities at them.
enum ProvidersSchema {
    static let migrations: [Migration] = [
        Migration(
            "directory-0008-identity-providers",
            statements: [
                """
                CREATE TABLE identity_providers (
                    pool_id \(.text) NOT NULL,
                    name \(.text) NOT NULL,
                    kind \(.text) NOT NULL,
                    details \(.text) NOT NULL,
                    secrets \(.bytes),
                    attribute_mapping \(.text) NOT NULL,
                    identifiers \(.text) NOT NULL,
                    created_at \(.integer) NOT NULL,
                    modified_at \(.integer) NOT NULL,
                    PRIMARY KEY (pool_id, name)
                )
                """,
                // In the comparable form, so that only one provider of the pool has each.
                """
                CREATE TABLE identity_provider_identifiers (
                    pool_id \(.text) NOT NULL,
                    identifier \(.text) NOT NULL,
                    provider \(.text) NOT NULL,
                    PRIMARY KEY (pool_id, identifier)
                )
                """,
                """
                CREATE TABLE external_identities (
                    pool_id \(.text) NOT NULL,
                    provider \(.text) NOT NULL,
                    attribute \(.text) NOT NULL,
                    value \(.text) NOT NULL,
                    user_id \(.text) NOT NULL,
                    is_primary \(.integer) NOT NULL,
                    disabled \(.integer) NOT NULL,
                    created_at \(.integer) NOT NULL,
                    PRIMARY KEY (pool_id, provider, attribute, value)
                )
                """,
                "CREATE INDEX external_identities_by_user ON external_identities (pool_id, user_id)",
            ]),
        // The documents of SAML providers. A document that was fetched has a time when it is due again.
        Migration(
            "directory-0009-provider-metadata",
            statements: [
                """
                CREATE TABLE provider_metadata (
                    pool_id \(.text) NOT NULL,
                    provider \(.text) NOT NULL,
                    entity_id \(.text) NOT NULL,
                    document \(.text) NOT NULL,
                    fetched_at \(.integer) NOT NULL,
                    due_at \(.integer),
                    PRIMARY KEY (pool_id, provider)
                )
                """,
                "CREATE INDEX provider_metadata_by_entity ON provider_metadata (pool_id, entity_id)",
                "CREATE INDEX provider_metadata_due ON provider_metadata (due_at) WHERE due_at IS NOT NULL",
            ]),
    ]

    /// The identities that administrators have removed from users, so that linking policies do not restore them.
    static let unlinkedIdentities = Migration(
        "directory-0011-unlinked-identities",
        statements: [
            """
            CREATE TABLE unlinked_identities (
                pool_id \(.text) NOT NULL,
                provider \(.text) NOT NULL,
                value \(.text) NOT NULL,
                user_id \(.text) NOT NULL,
                PRIMARY KEY (pool_id, provider, value, user_id)
            )
            """,
            "CREATE INDEX unlinked_identities_by_user ON unlinked_identities (pool_id, user_id)",
        ])

    /// The groups for the users of a provider; NULL for none.
    static let groupRules = Migration(
        "directory-0012-group-rules", statements: ["ALTER TABLE identity_providers ADD COLUMN group_rules \(.text)"])

    /// The address that a provider redirects browsers to; NULL for the shared one.
    static let callbacks = Migration(
        "directory-0013-provider-callbacks", statements: ["ALTER TABLE identity_providers ADD COLUMN callback \(.text)"]
    )

    static let tables = [
        StoredTable(
            "identity_providers", key: ["pool_id", "name"], owner: .pool,
            sealed: [.init("secrets", purpose: "provider-secret", boundTo: ["pool_id", "name"])]),
        StoredTable("provider_metadata", key: ["pool_id", "provider"], owner: .pool),
        StoredTable("identity_provider_identifiers", key: ["pool_id", "identifier"], owner: .pool),
        StoredTable(
            "external_identities", key: ["pool_id", "provider", "attribute", "value"], owner: .user("user_id")),
        StoredTable(
            "unlinked_identities", key: ["pool_id", "provider", "value", "user_id"], owner: .user("user_id")),
    ]
}
