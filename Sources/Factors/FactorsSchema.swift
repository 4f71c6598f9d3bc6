package import Storage

/// The statements that create this module's tables, and the tables. A released statement never changes.
package enum FactorsSchema {
    /// The tables, each after the tables that its rows depend on: deletions iterate in the reverse order.
    package static let tables: [StoredTable] = [
        .passwordAttempts, .codes, .secondFactors, .secondFactorFailures, .recoveryCodes, .userDevices,
    ]

    /// Password attempts that were counted.
    package static let passwordAttempts: [SQL] = [
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
    ]

    /// Verification codes.
    package static let codes: [SQL] = [
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
    ]

    /// Attempts in flight. How long a subject is locked follows from the other columns.
    package static let triesInFlight: [SQL] = [
        "ALTER TABLE password_attempts ADD COLUMN in_flight \(.integer) NOT NULL DEFAULT 0",
        "ALTER TABLE password_attempts DROP COLUMN locked_until",
    ]

    /// The second factors that users have set up. The seed is an authenticator app's secret, and `last_step` the latest
    /// step whose password was accepted.
    package static let secondFactors: [SQL] = [
        """
        CREATE TABLE second_factors (
            pool_id \(.text) NOT NULL,
            user_id \(.text) NOT NULL,
            sms_enabled \(.integer) NOT NULL,
            token_enabled \(.integer) NOT NULL,
            email_enabled \(.integer) NOT NULL,
            preferred \(.text),
            pending_seed \(.bytes),
            seed \(.bytes),
            device_name \(.text),
            last_step \(.integer) NOT NULL,
            PRIMARY KEY (pool_id, user_id)
        )
        """
    ]

    /// Wrong codes of second factors since the last completed sign-in, and the last number that the user was notified
    /// of.
    package static let secondFactorFailures: [SQL] = [
        """
        CREATE TABLE second_factor_failures (
            pool_id \(.text) NOT NULL,
            user_id \(.text) NOT NULL,
            failures \(.integer) NOT NULL,
            tried_at \(.integer) NOT NULL,
            told_of \(.integer) NOT NULL,
            PRIMARY KEY (pool_id, user_id)
        )
        """
    ]

    /// The keyed hashes of unused recovery codes.
    package static let recoveryCodes: [SQL] = [
        """
        CREATE TABLE recovery_codes (
            pool_id \(.text) NOT NULL,
            user_id \(.text) NOT NULL,
            code_hash \(.bytes) NOT NULL,
            created_at \(.integer) NOT NULL,
            PRIMARY KEY (pool_id, user_id, code_hash)
        )
        """
    ]

    /// The names of groups that devices have from the former server of their pool; NULL for names of this one.
    package static let deviceGroups: [SQL] = ["ALTER TABLE user_devices ADD COLUMN device_group \(.text)"]

    /// The devices that users have confirmed.
    package static let userDevices: [SQL] = [
        """
        CREATE TABLE user_devices (
            pool_id \(.text) NOT NULL,
            user_id \(.text) NOT NULL,
            device_key \(.text) NOT NULL,
            name \(.text),
            remembered \(.integer) NOT NULL,
            verifier \(.bytes) NOT NULL,
            created_at \(.integer) NOT NULL,
            modified_at \(.integer) NOT NULL,
            authenticated_at \(.integer) NOT NULL,
            PRIMARY KEY (pool_id, user_id, device_key)
        )
        """
    ]
}
