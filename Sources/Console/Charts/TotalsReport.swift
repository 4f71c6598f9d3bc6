package import Kernel
package import Storage

/// The totals of a period, in parts of the same length. The last part has not ended.
package struct TotalsReport: Codable, Sendable {
    /// Nil for all pools together.
    package let pool: String?
    package let period: ChartPeriod
    /// When each part began, in RFC 3339.
    package let began: [String]
    /// A number for each part, by the name of the event. An event that never happened is missing.
    package let totals: [String: [Int]]

    /// A report of these numbers.
    init(pool: String?, period: ChartPeriod, began: [String], totals: [String: [Int]]) {
        (self.pool, self.period, self.began, self.totals) = (pool, period, began, totals)
    }

    /// Reads the totals of `pool`, or of all pools together, until `now`.
    ///
    /// - Throws: `StorageError`.
    package init(of pool: UserPoolID?, period: ChartPeriod, until now: Instant, _ tx: any Transaction) throws {
        let seconds = period.partSeconds
        let last = now.seconds / seconds
        let first = last - Int64(period.parts) + 1
        var totals: [String: [Int]] = [:]
        let sums = try HourlyTotalTable(tx).sums(
            of: pool?.rawValue ?? "", from: Instant(seconds: first * seconds),
            until: Instant(seconds: (last + 1) * seconds), parts: seconds)
        for (part, event, total) in sums {
            // The statement returns no part before the first one.
            totals[event, default: Array(repeating: 0, count: period.parts)][Int(part - first)] += total
        }
        self.pool = pool?.rawValue
        self.period = period
        began = (first...last).map { CivilTime(Instant(seconds: $0 * seconds)).timestamp }
        self.totals = totals
    }

    /// A number for each part, which may be 0.
    func values(of event: CountedEvent) -> [Int] {
        totals[event.rawValue] ?? Array(repeating: 0, count: began.count)
    }
}
