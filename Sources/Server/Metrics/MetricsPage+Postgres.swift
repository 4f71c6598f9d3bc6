import StoragePostgres

extension MetricsPage {
    /// Writes the metrics of the connections to PostgreSQL.
    mutating func postgres(_ postgres: PostgresActivity) {
        gauge(
            "martlet_database_connections", help: "Connections to PostgreSQL that are open.",
            value: "\(postgres.connections)")
        let retries = "martlet_store_retries_total"
        head(retries, kind: "counter", help: "Transactions that ran again, by reason.")
        for reason in PostgresActivity.RetryReason.allCases {
            line(retries, labels: [("reason", reason.rawValue)], value: "\(postgres.retries[reason, default: 0])")
        }
        counter(
            "martlet_store_abandoned_total", help: "Transactions that failed after all retries.",
            value: "\(postgres.abandoned)")
        counter(
            "martlet_store_failovers_total", help: "Promotions of another database server that were noticed.",
            value: "\(postgres.failovers)")
        let waits = "martlet_store_wait_seconds"
        head(waits, kind: "summary", help: "How long transactions waited for a connection.")
        line("\(waits)_sum", labels: [], value: Self.seconds(postgres.waited))
        line("\(waits)_count", labels: [], value: "\(postgres.waits)")
    }
}
