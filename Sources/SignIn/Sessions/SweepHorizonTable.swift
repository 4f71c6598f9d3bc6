import Kernel
import Storage

/// Every statement about how far the sweep of expired rows has come.
///
/// A row that says "used" is deleted once it has expired. If the clock is put back after that, only the horizon still
/// tells that the thing was used (decisions/0015).
struct SweepHorizonTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// The latest expiry among the used challenges that were deleted; nil before the first was.
    func ofUsedChallenges() throws -> Instant? {
        try tx.first("SELECT horizon FROM sweep_horizons WHERE kind = 'used_challenges'")?.value("horizon")
    }

    /// Notes that used challenges up to `expiry` were deleted. The horizon never moves back.
    func raiseUsedChallenges(to expiry: Instant) throws {
        try tx.execute(
            """
            INSERT INTO sweep_horizons (kind, horizon) VALUES ('used_challenges', \(expiry))
            ON CONFLICT (kind) DO UPDATE SET horizon = excluded.horizon
            WHERE sweep_horizons.horizon < excluded.horizon
            """)
    }
}
