package import Storage

/// The statements that create this module's tables, and the tables. A released statement never changes.
package enum MessagingSchema {
    /// The tables, each after the tables that its rows depend on: deletions iterate in the reverse order.
    package static let tables: [StoredTable] = [.hourlyCalls, .outbox, .suppressedAddresses]

    /// Calls that are counted by the hour.
    package static let hourlyCalls: [SQL] = [
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
    ]

    /// Messages to send.
    package static let outbox: [SQL] = [
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
    ]

    /// Addresses that get no e-mail.
    package static let suppressedAddresses: [SQL] = [
        """
        CREATE TABLE suppressed_addresses (
            address_hash \(.bytes) NOT NULL PRIMARY KEY,
            cause \(.text) NOT NULL,
            suppressed_at \(.integer) NOT NULL
        )
        """
    ]

    /// Why the last attempt to send a message failed.
    package static let failures: [SQL] = ["ALTER TABLE outbox ADD COLUMN failure \(.text)"]
}
