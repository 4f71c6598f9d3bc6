public import Storage

/// The migrations of this module's tables, oldest first.
public enum SignInSchema {
    /// All migrations. A released one never changes.
    public static let migrations: [Migration] = [
        Migration(
            "sign-in-0001-throttle",
            [
                """
                CREATE TABLE password_attempts (
                    pool_id \(.text) NOT NULL,
                    subject \(.text) NOT NULL,
                    failures \(.integer) NOT NULL,
                    failed_at \(.integer) NOT NULL,
                    locked_until \(.integer) NOT NULL,
                    PRIMARY KEY (pool_id, subject)
                )
                """,
                "CREATE INDEX password_attempts_by_age ON password_attempts (failed_at)",
                """
                CREATE TABLE hourly_calls (
                    pool_id \(.text) NOT NULL,
                    subject \(.text) NOT NULL,
                    operation \(.text) NOT NULL,
                    began_at \(.integer) NOT NULL,
                    calls \(.integer) NOT NULL,
                    PRIMARY KEY (pool_id, subject, operation)
                )
                """,
                "CREATE INDEX hourly_calls_by_age ON hourly_calls (began_at)",
            ]),
        Migration(
            "sign-in-0002-codes",
            [
                """
                CREATE TABLE codes (
                    pool_id \(.text) NOT NULL,
                    user_id \(.text) NOT NULL,
                    purpose \(.text) NOT NULL,
                    hash \(.bytes) NOT NULL,
                    contact \(.text),
                    value \(.text),
                    client_id \(.text),
                    wrong_tries \(.integer) NOT NULL,
                    expires_at \(.integer) NOT NULL,
                    PRIMARY KEY (pool_id, user_id, purpose)
                )
                """,
                "CREATE INDEX codes_by_expiry ON codes (expires_at)",
            ]),
        Migration(
            "sign-in-0003-sessions",
            [
                """
                CREATE TABLE auth_sessions (
                    pool_id \(.text) NOT NULL,
                    session_hash \(.bytes) NOT NULL,
                    client_id \(.text) NOT NULL,
                    user_id \(.text) NOT NULL,
                    challenge \(.text) NOT NULL,
                    expires_at \(.integer) NOT NULL,
                    PRIMARY KEY (pool_id, session_hash)
                )
                """,
                "CREATE INDEX auth_sessions_by_expiry ON auth_sessions (expires_at)",
                // A sealed challenge contains its own state; the table only records that it was used.
                """
                CREATE TABLE used_challenges (
                    pool_id \(.text) NOT NULL,
                    challenge \(.bytes) NOT NULL,
                    expires_at \(.integer) NOT NULL,
                    PRIMARY KEY (pool_id, challenge)
                )
                """,
                "CREATE INDEX used_challenges_by_expiry ON used_challenges (expires_at)",
            ]),
        Migration(
            "sign-in-0004-tokens",
            [
                """
                CREATE TABLE signing_keys (
                    pool_id \(.text) NOT NULL,
                    kid \(.text) NOT NULL,
                    token_use \(.text) NOT NULL,
                    sealed \(.bytes) NOT NULL,
                    modulus \(.bytes) NOT NULL,
                    exponent \(.bytes) NOT NULL,
                    created_at \(.integer) NOT NULL,
                    retired_at \(.integer),
                    PRIMARY KEY (pool_id, kid)
                )
                """,
                """
                CREATE TABLE user_sessions (
                    pool_id \(.text) NOT NULL,
                    session_id \(.text) NOT NULL,
                    user_id \(.text) NOT NULL,
                    client_id \(.text) NOT NULL,
                    origin \(.text) NOT NULL,
                    scope \(.text) NOT NULL,
                    began_at \(.integer) NOT NULL,
                    expires_at \(.integer) NOT NULL,
                    PRIMARY KEY (pool_id, session_id)
                )
                """,
                "CREATE INDEX user_sessions_by_user ON user_sessions (pool_id, user_id)",
                "CREATE INDEX user_sessions_by_expiry ON user_sessions (expires_at)",
                """
                CREATE TABLE refresh_tokens (
                    pool_id \(.text) NOT NULL,
                    token_hash \(.bytes) NOT NULL,
                    session_id \(.text) NOT NULL,
                    parent_hash \(.bytes),
                    expires_at \(.integer) NOT NULL,
                    superseded_at \(.integer),
                    successor_used \(.integer) NOT NULL,
                    PRIMARY KEY (pool_id, token_hash)
                )
                """,
                "CREATE INDEX refresh_tokens_by_expiry ON refresh_tokens (expires_at)",
            ]),
        Migration(
            "sign-in-0005-outbox",
            [
                """
                CREATE TABLE outbox (
                    message_id \(.text) NOT NULL PRIMARY KEY,
                    pool_id \(.text) NOT NULL,
                    sealed \(.bytes) NOT NULL,
                    state \(.text) NOT NULL,
                    attempts \(.integer) NOT NULL,
                    due_at \(.integer) NOT NULL,
                    created_at \(.integer) NOT NULL,
                    sent_at \(.integer)
                )
                """,
                "CREATE INDEX outbox_by_due ON outbox (state, due_at)",
                "CREATE INDEX outbox_by_age ON outbox (created_at, message_id)",
            ]),
        // How long a subject is locked follows from the other columns.
        Migration(
            "sign-in-0006-tries-in-flight",
            [
                "ALTER TABLE password_attempts ADD COLUMN in_flight \(.integer) NOT NULL DEFAULT 0",
                "ALTER TABLE password_attempts DROP COLUMN locked_until",
            ]),
        Migration(
            "sign-in-0007-moments",
            [
                // A key is published at once and signs from this time on.
                "ALTER TABLE signing_keys ADD COLUMN signs_from \(.integer) NOT NULL DEFAULT 0",
                // What the next refresh token is derived from, together with the text of this one.
                "ALTER TABLE refresh_tokens ADD COLUMN successor_seed \(.bytes)",
                // The latest expiry among the rows of a kind that were deleted because they had expired.
                """
                CREATE TABLE sweep_horizons (
                    kind \(.text) NOT NULL PRIMARY KEY,
                    horizon \(.integer) NOT NULL
                )
                """,
                "CREATE INDEX users_unconfirmed ON users (created_at) WHERE status = 'UNCONFIRMED'",
            ]),
    ]
}
