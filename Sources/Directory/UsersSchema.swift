import Storage

/// The migrations of the user tables, oldest first.
enum UsersSchema {
    static let migrations: [Migration] = [
        Migration(
            "directory-users-0001",
            statements: [
                """
                CREATE TABLE users (
                    pool_id \(.text) NOT NULL,
                    user_id \(.text) NOT NULL,
                    username \(.text) NOT NULL,
                    status \(.text) NOT NULL,
                    enabled \(.integer) NOT NULL,
                    attributes \(.text) NOT NULL,
                    credential \(.bytes),
                    password_expires_at \(.integer),
                    created_at \(.integer) NOT NULL,
                    modified_at \(.integer) NOT NULL,
                    version \(.integer) NOT NULL,
                    PRIMARY KEY (pool_id, user_id)
                )
                """,
                "CREATE UNIQUE INDEX users_by_username ON users (pool_id, username)",
                "CREATE INDEX users_by_status ON users (pool_id, status, user_id)",
                "CREATE INDEX users_by_enabled ON users (pool_id, enabled, user_id)",
                // All names that find a user at sign-in, in one namespace, so that no username equals another user's
                // alias.
                """
                CREATE TABLE sign_in_names (
                    pool_id \(.text) NOT NULL,
                    name \(.text) NOT NULL,
                    kind \(.text) NOT NULL,
                    user_id \(.text) NOT NULL,
                    PRIMARY KEY (pool_id, name)
                )
                """,
                "CREATE INDEX sign_in_names_by_user ON sign_in_names (pool_id, user_id)",
                // Folded prefixes of the attributes that ListUsers can search (USR-SRCH-01).
                """
                CREATE TABLE user_search (
                    pool_id \(.text) NOT NULL,
                    attribute \(.text) NOT NULL,
                    value \(.text) NOT NULL,
                    user_id \(.text) NOT NULL,
                    PRIMARY KEY (pool_id, attribute, value, user_id)
                )
                """,
                "CREATE INDEX user_search_by_user ON user_search (pool_id, user_id)",
            ]),
        // The version is the user's at the replacement; it orders the passwords.
        Migration(
            "directory-users-0002-former-passwords",
            statements: [
                """
                CREATE TABLE former_passwords (
                    pool_id \(.text) NOT NULL,
                    user_id \(.text) NOT NULL,
                    version \(.integer) NOT NULL,
                    credential \(.bytes) NOT NULL,
                    PRIMARY KEY (pool_id, user_id, version)
                )
                """
            ]),
    ]
}
