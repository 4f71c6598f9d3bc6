import Kernel
package import Storage

/// The statements on hourly totals.
package struct HourlyTotalTable {
    let tx: any Transaction
    package init(_ tx: any Transaction) { self.tx = tx }

    /// Adds to the row of a node.
    func add(_ count: Int, to key: HourlyTotals.Key, of node: String) throws {
        try tx.execute(
            """
            INSERT INTO hourly_totals (pool_id, began_at, event, node_id, total)
            VALUES (\(key.pool), \(key.began), \(key.event.rawValue), \(node), \(count))
            ON CONFLICT (pool_id, began_at, event, node_id) DO UPDATE SET total = hourly_totals.total + excluded.total
            """)
    }

    /// The sums over all nodes, by event and by the number of the part since 1970.
    ///
    /// - Parameters:
    ///   - pool: Empty for all pools together.
    ///   - seconds: The length of a part, which is a number of hours.
    func sums(
        of pool: String, from: Instant, until: Instant, parts seconds: Int64
    ) throws -> [(part: Int64, event: String, total: Int)] {
        let length = Instant(seconds: seconds).microseconds
        return try tx.fetch(
            """
            SELECT began_at / \(length) AS part, event, CAST(SUM(total) AS BIGINT) AS total FROM hourly_totals
            WHERE pool_id = \(pool) AND began_at >= \(from) AND began_at < \(until)
            GROUP BY part, event
            """
        ).map { (try $0.value("part"), try $0.value("event"), try $0.value("total")) }
    }
}
