import Storage

/// The migrations of users, roles, policies and providers, oldest first.
enum IAMSchema {
    static let migrations: [Migration] = [
        Migration(
            "access-0004-users",
            statements: [
                """
                CREATE TABLE iam_users (
                    principal_id \(.text) NOT NULL PRIMARY KEY,
                    name \(.text) NOT NULL,
                    folded_name \(.text) NOT NULL,
                    path \(.text) NOT NULL,
                    created_at \(.integer) NOT NULL
                )
                """,
                "CREATE UNIQUE INDEX iam_users_by_name ON iam_users (folded_name)",
                "CREATE INDEX iam_users_by_path ON iam_users (path, folded_name)",
                "ALTER TABLE access_keys ADD COLUMN principal_id \(.text) NOT NULL DEFAULT ''",
                "ALTER TABLE access_keys ADD COLUMN last_used_at \(.integer)",
                "ALTER TABLE access_keys ADD COLUMN last_used_service \(.text)",
                "ALTER TABLE access_keys ADD COLUMN last_used_region \(.text)",
                "CREATE INDEX access_keys_by_principal ON access_keys (principal_id, access_key_id)",
            ]),
        Migration(
            "access-0005-roles",
            statements: [
                """
                CREATE TABLE iam_roles (
                    principal_id \(.text) NOT NULL PRIMARY KEY,
                    name \(.text) NOT NULL,
                    folded_name \(.text) NOT NULL,
                    path \(.text) NOT NULL,
                    description \(.text),
                    trust_policy \(.text) NOT NULL,
                    longest_session \(.integer) NOT NULL,
                    revoked_before \(.integer),
                    last_used_at \(.integer),
                    last_used_region \(.text),
                    created_at \(.integer) NOT NULL
                )
                """,
                "CREATE UNIQUE INDEX iam_roles_by_name ON iam_roles (folded_name)",
                "CREATE INDEX iam_roles_by_path ON iam_roles (path, folded_name)",
            ]),
        Migration("access-0006-policies", statements: policies),
        Migration("access-0007-providers", statements: providers),
        Migration(
            "access-0008-external-sts",
            statements: [
                "ALTER TABLE iam_roles ADD COLUMN external_sts_url \(.text)",
                "ALTER TABLE iam_roles ADD COLUMN external_sts_role \(.text)",
                "ALTER TABLE iam_roles ADD COLUMN external_sts_audience \(.text)",
            ]),
    ]

    private static let policies: [SQL] = [
        """
        CREATE TABLE managed_policies (
            policy_id \(.text) NOT NULL PRIMARY KEY,
            name \(.text) NOT NULL,
            folded_name \(.text) NOT NULL,
            path \(.text) NOT NULL,
            description \(.text),
            default_version \(.integer) NOT NULL,
            latest_version \(.integer) NOT NULL,
            attachments \(.integer) NOT NULL,
            boundary_uses \(.integer) NOT NULL,
            created_at \(.integer) NOT NULL,
            modified_at \(.integer) NOT NULL
        )
        """,
        "CREATE UNIQUE INDEX managed_policies_by_name ON managed_policies (folded_name)",
        "CREATE INDEX managed_policies_by_path ON managed_policies (path, folded_name)",
        """
        CREATE TABLE managed_policy_versions (
            policy_id \(.text) NOT NULL,
            version \(.integer) NOT NULL,
            document \(.text) NOT NULL,
            created_at \(.integer) NOT NULL,
            PRIMARY KEY (policy_id, version)
        )
        """,
        """
        CREATE TABLE policy_attachments (
            principal_id \(.text) NOT NULL,
            usage \(.text) NOT NULL,
            policy_id \(.text) NOT NULL,
            PRIMARY KEY (principal_id, usage, policy_id)
        )
        """,
        "CREATE INDEX policy_attachments_by_policy ON policy_attachments (policy_id, principal_id, usage)",
        """
        CREATE TABLE inline_policies (
            principal_id \(.text) NOT NULL,
            name \(.text) NOT NULL,
            document \(.text) NOT NULL,
            PRIMARY KEY (principal_id, name)
        )
        """,
        """
        CREATE TABLE iam_tags (
            resource_id \(.text) NOT NULL,
            folded_key \(.text) NOT NULL,
            tag_key \(.text) NOT NULL,
            tag_value \(.text) NOT NULL,
            PRIMARY KEY (resource_id, folded_key)
        )
        """,
    ]

    private static let providers: [SQL] = [
        """
        CREATE TABLE oidc_providers (
            url \(.text) NOT NULL PRIMARY KEY,
            client_ids \(.text) NOT NULL,
            thumbprints \(.text) NOT NULL,
            created_at \(.integer) NOT NULL
        )
        """,
        """
        CREATE TABLE saml_providers (
            name \(.text) NOT NULL PRIMARY KEY,
            provider_id \(.text) NOT NULL,
            metadata \(.text) NOT NULL,
            valid_until \(.integer),
            created_at \(.integer) NOT NULL
        )
        """,
    ]

    static let tables = [
        StoredTable("iam_users", key: ["principal_id"], owner: .store),
        StoredTable("iam_roles", key: ["principal_id"], owner: .store),
        StoredTable("managed_policies", key: ["policy_id"], owner: .store),
        StoredTable("managed_policy_versions", key: ["policy_id", .integer("version")], owner: .store),
        StoredTable("policy_attachments", key: ["principal_id", "usage", "policy_id"], owner: .store),
        StoredTable("inline_policies", key: ["principal_id", "name"], owner: .store),
        StoredTable("iam_tags", key: ["resource_id", "folded_key"], owner: .store),
        StoredTable("oidc_providers", key: ["url"], owner: .store),
        StoredTable("saml_providers", key: ["name"], owner: .store),
    ]
}
