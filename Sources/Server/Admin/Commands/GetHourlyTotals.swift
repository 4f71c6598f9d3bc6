package import Console
import Directory
import Kernel
import Storage

/// Reports what happened in a pool, or in all pools together, hour by hour: sign-ins, sign-ups, risks, messages.
package struct GetHourlyTotals: AdminCommand {
    /// Nil for all pools together.
    let pool: String?
    /// `day`, `week` or `month`.
    let period: String

    package init(pool: String?, period: String) { (self.pool, self.period) = (pool, period) }

    /// - Throws: `InvalidInput` for an unknown period, `MissingResource` if the pool does not exist.
    package func perform(on store: AdminStore) async throws -> TotalsReport {
        guard let period = ChartPeriod(rawValue: period) else {
            throw InvalidInput("A period is day, week or month.")
        }
        let (id, now) = (pool.map(UserPoolID.noted), store.world.now())
        return try await store.database.read { tx in
            if let id { _ = try PoolTable(tx).require(id) }
            return try TotalsReport(of: id, period: period, until: now, tx)
        }
    }
}
