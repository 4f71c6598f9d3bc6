import Kernel
package import Storage

/// The table of log entries that wait. A released step never changes.
package enum EventLogsSchema {
    /// The migrations, oldest first.
    package static let migrations: [Migration] = [Migration("event-logs-0001-records", statements: records)]

    /// The table, for removals and expiry.
    package static let tables: [StoredTable] = [
        StoredTable(
            "log_records", key: ["record_id"], owner: .pool, poolRemoval: .onExpiry,
            expiry: [StoredTable.Expiry("created_at", keptFor: .days(1))])
    ]

    private static let records: [SQL] = [
        """
        CREATE TABLE log_records (
            record_id \(.text) NOT NULL PRIMARY KEY,
            pool_id \(.text) NOT NULL,
            queue \(.text) NOT NULL,
            entry \(.text) NOT NULL,
            due_at \(.integer) NOT NULL,
            created_at \(.integer) NOT NULL
        )
        """,
        "CREATE INDEX log_records_by_queue ON log_records (queue, due_at)",
        "CREATE INDEX log_records_by_age ON log_records (created_at)",
    ]
}
