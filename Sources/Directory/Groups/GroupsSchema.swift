import Storage

enum GroupsSchema {
    static let migrations: [Migration] = [
        Migration(
            "directory-0002-groups",
            statements: [
                """
                CREATE TABLE user_groups (
                    pool_id \(.text) NOT NULL,
                    name \(.text) NOT NULL,
                    description \(.text),
                    role_arn \(.text),
                    rank \(.integer) NOT NULL,
                    created_at \(.integer) NOT NULL,
                    modified_at \(.integer) NOT NULL,
                    PRIMARY KEY (pool_id, name)
                )
                """,
                """
                CREATE TABLE memberships (
                    pool_id \(.text) NOT NULL,
                    group_name \(.text) NOT NULL,
                    user_id \(.text) NOT NULL,
                    PRIMARY KEY (pool_id, group_name, user_id)
                )
                """,
                "CREATE INDEX memberships_by_user ON memberships (pool_id, user_id, group_name)",
            ])
    ]
}
