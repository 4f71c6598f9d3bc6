package import Storage

/// The tables of events and of failures by address. A released step never changes.
package enum RiskSchema {
    /// The migrations, oldest first.
    package static let migrations: [Migration] = [
        Migration("risk-0001-events", statements: events + failures),
        Migration(
            "risk-0002-compromised", statements: ["ALTER TABLE auth_events ADD COLUMN is_compromised \(.integer)"]),
        Migration("risk-0003-feedback", statements: ["ALTER TABLE auth_events ADD COLUMN feedback_by \(.text)"]),
        Migration("risk-0004-locations", statements: locations),
    ]

    /// The tables, in the order of their dependencies.
    package static let tables: [StoredTable] = [
        StoredTable(
            "auth_events", key: ["pool_id", "user_id", "event_id"], owner: .user("user_id"),
            expiry: [StoredTable.Expiry("expires_at")]),
        StoredTable(
            "address_failures", key: ["pool_id", "machine", "subject"], owner: .pool,
            expiry: [StoredTable.Expiry("expires_at")]),
    ]

    private static let events: [SQL] = [
        """
        CREATE TABLE auth_events (
            pool_id \(.text) NOT NULL,
            user_id \(.text) NOT NULL,
            event_id \(.text) NOT NULL,
            kind \(.text) NOT NULL,
            created_at \(.integer) NOT NULL,
            expires_at \(.integer) NOT NULL,
            outcome \(.text) NOT NULL,
            reasons \(.text),
            is_blocked \(.integer) NOT NULL,
            password \(.text),
            second_factor \(.text),
            address \(.text),
            address_range \(.text),
            device \(.text) NOT NULL,
            feedback \(.integer),
            feedback_at \(.integer),
            PRIMARY KEY (pool_id, user_id, event_id)
        )
        """,
        "CREATE INDEX auth_events_by_time ON auth_events (pool_id, user_id, outcome, created_at)",
        "CREATE INDEX auth_events_by_expiry ON auth_events (expires_at)",
    ]

    /// Where an event was, and on which device. A point is in thousandths of a degree, its radius in kilometres.
    private static let locations: [SQL] = [
        "ALTER TABLE auth_events ADD COLUMN country \(.text)",
        "ALTER TABLE auth_events ADD COLUMN country_name \(.text)",
        "ALTER TABLE auth_events ADD COLUMN city \(.text)",
        "ALTER TABLE auth_events ADD COLUMN latitude \(.integer)",
        "ALTER TABLE auth_events ADD COLUMN longitude \(.integer)",
        "ALTER TABLE auth_events ADD COLUMN radius \(.integer)",
        "ALTER TABLE auth_events ADD COLUMN device_id \(.text)",
        "ALTER TABLE auth_events ADD COLUMN time_zone \(.text)",
    ]

    private static let failures: [SQL] = [
        """
        CREATE TABLE address_failures (
            pool_id \(.text) NOT NULL,
            machine \(.text) NOT NULL,
            subject \(.text) NOT NULL,
            expires_at \(.integer) NOT NULL,
            PRIMARY KEY (pool_id, machine, subject)
        )
        """,
        "CREATE INDEX address_failures_by_expiry ON address_failures (expires_at)",
    ]
}
