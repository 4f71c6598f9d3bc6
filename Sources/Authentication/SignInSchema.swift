import Directory
import Factors
import Messaging
package import Storage
import Tokens

/// The migrations of sign-in, whose tables belong to four targets.
package enum SignInSchema {
    /// This module's tables, each after the tables that its rows depend on: deletions iterate in the reverse order.
    package static let tables: [StoredTable] = [.usedChallenges, .authSessions, .sweepHorizons]

    /// All migrations, oldest first. A released one never changes.
    package static let migrations: [Migration] = [
        Migration("sign-in-0001-throttle", statements: FactorsSchema.passwordAttempts + MessagingSchema.hourlyCalls),
        Migration("sign-in-0002-codes", statements: FactorsSchema.codes),
        Migration("sign-in-0003-sessions", statements: sessions),
        Migration("sign-in-0004-tokens", statements: TokensSchema.tokens),
        Migration("sign-in-0005-outbox", statements: MessagingSchema.outbox),
        Migration("sign-in-0006-tries-in-flight", statements: FactorsSchema.triesInFlight),
        Migration("sign-in-0007-moments", statements: TokensSchema.timeColumns + horizons),
        Migration("sign-in-0008-second-factors", statements: FactorsSchema.secondFactors + codesOfSessions),
        Migration("sign-in-0009-recovery-codes", statements: FactorsSchema.recoveryCodes),
        Migration(
            "sign-in-0010-devices",
            statements: FactorsSchema.userDevices + TokensSchema.devicesOfSessions + devicesOfSessions),
        Migration("sign-in-0011-custom-sign-ins", statements: customStates),
        Migration("sign-in-0012-browser-sessions", statements: TokensSchema.browserSessions),
        Migration("sign-in-0013-saml-signing-keys", statements: TokensSchema.samlSigningKeys),
        Migration("sign-in-0014-granted-scopes", statements: TokensSchema.grantedScopes),
        Migration("sign-in-0015-logout-notices", statements: TokensSchema.logoutNotices),
        Migration("sign-in-0016-second-factor-failures", statements: FactorsSchema.secondFactorFailures),
        Migration("sign-in-0017-pending-challenges", statements: pendingChallenges),
        Migration("sign-in-0018-last-sign-ins", statements: TokensSchema.lastSignIns),
        Migration("sign-in-0019-tracked-sessions", statements: TokensSchema.trackedSessions),
        Migration("sign-in-0020-ages-of-keys", statements: TokensSchema.agesOfKeys),
        Migration("sign-in-0021-failures-of-messages", statements: MessagingSchema.failures),
        Migration("sign-in-0022-providers-of-sessions", statements: TokensSchema.providersOfSessions),
        Migration("sign-in-0023-suppressed-addresses", statements: MessagingSchema.suppressedAddresses),
        Migration("sign-in-0024-moving-pools", statements: PoolsSchema.hashKeys + FactorsSchema.deviceGroups),
    ]

    /// Auth sessions, and challenges that were answered.
    private static let sessions: [SQL] = [
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
    ]

    /// The keyed hashes of codes that were sent as second factors.
    private static let codesOfSessions: [SQL] = ["ALTER TABLE auth_sessions ADD COLUMN code_hash \(.bytes)"]

    /// The devices that sign-ins in progress come from.
    private static let devicesOfSessions: [SQL] = [
        "ALTER TABLE auth_sessions ADD COLUMN device_key \(.text)",
        """
        CREATE INDEX auth_sessions_by_device ON auth_sessions (pool_id, user_id, device_key)
        WHERE device_key IS NOT NULL
        """,
    ]

    /// The sealed states of custom sign-ins.
    private static let customStates: [SQL] = ["ALTER TABLE auth_sessions ADD COLUMN custom_state \(.bytes)"]

    /// The progress of sign-ins, in separate columns. Sessions in flight had it in the text of the challenge.
    private static let pendingChallenges: [SQL] = [
        "ALTER TABLE auth_sessions ADD COLUMN first_proof \(.text)",
        "ALTER TABLE auth_sessions ADD COLUMN progress \(.text) NOT NULL DEFAULT 'open'",
        """
        UPDATE auth_sessions SET
            first_proof = CASE challenge
                WHEN 'CUSTOM_CHALLENGE' THEN NULL
                WHEN 'EMAIL_OTP first factor' THEN NULL
                WHEN 'SMS_OTP first factor' THEN NULL
                WHEN 'DEVICE_SRP_AUTH after code' THEN 'code'
                WHEN 'DEVICE_SRP_AUTH after functions' THEN 'functions'
                ELSE 'password' END,
            progress = CASE challenge
                WHEN 'DEVICE_SRP_AUTH after MFA' THEN 'proven'
                WHEN 'MFA_SETUP registered' THEN 'registered'
                ELSE 'open' END,
            challenge = CASE challenge
                WHEN 'EMAIL_OTP first factor' THEN 'EMAIL_OTP'
                WHEN 'SMS_OTP first factor' THEN 'SMS_OTP'
                WHEN 'DEVICE_SRP_AUTH after MFA' THEN 'DEVICE_SRP_AUTH'
                WHEN 'DEVICE_SRP_AUTH after code' THEN 'DEVICE_SRP_AUTH'
                WHEN 'DEVICE_SRP_AUTH after functions' THEN 'DEVICE_SRP_AUTH'
                WHEN 'MFA_SETUP registered' THEN 'MFA_SETUP'
                ELSE challenge END
        """,
    ]

    /// The horizons of deleted rows, and an index of `Directory`.
    private static let horizons: [SQL] = [
        // The latest expiry among the rows of a kind that were deleted because they had expired.
        """
        CREATE TABLE sweep_horizons (
            kind \(.text) NOT NULL PRIMARY KEY,
            horizon \(.integer) NOT NULL
        )
        """,
        "CREATE INDEX users_unconfirmed ON users (created_at) WHERE status = 'UNCONFIRMED'",
    ]
}
