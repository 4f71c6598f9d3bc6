package import Kernel
package import Storage

/// Deletes expired rows in small batches, so that no table grows without bound.
package struct ExpirySweeper: Sendable {
    private let database: any Database
    private let tables: [StoredTable]
    private let now: @Sendable () -> Instant
    private static let batch = 250

    /// Creates the job.
    ///
    /// - Parameters:
    ///   - tables: All tables of the database.
    ///   - now: The time to compare with. Deletions cannot be undone, so it must not follow a clock that jumps.
    package init(_ database: any Database, tables: [StoredTable], now: @escaping @Sendable () -> Instant) {
        self.database = database
        self.tables = tables
        self.now = now
    }

    /// Deletes at most a few hundred rows per table.
    ///
    /// - Returns: True if there is more to delete.
    @discardableResult
    package func sweep() async throws -> Bool {
        let now = now()
        return try await database.write { [tables] tx in
            var hasMore = false
            for table in tables.reversed() {
                for rule in table.expiry {
                    let (count, latest) = try StoredRowTable(tx, table: table).deleteExpired(
                        by: rule, now: now, limit: Self.batch)
                    if let latest { try note(latest, of: table, tx) }
                    if count == Self.batch { hasMore = true }
                }
            }
            return hasMore
        }
    }

    /// Only a row shows that a challenge was used, so the horizon replaces deleted rows if the clock is set back
    /// (decisions/0015-what-is-used-once-and-what-the-clock-says.md). Rows of other tables do not need that: once
    /// deleted, they are invalid at any time.
    private func note(_ expiry: Instant, of table: StoredTable, _ tx: any Transaction) throws {
        guard table.name == StoredTable.usedChallenges.name else { return }
        try SweepHorizonTable(tx).raiseUsedChallenges(to: expiry)
    }
}
