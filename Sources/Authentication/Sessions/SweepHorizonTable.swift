import Kernel
import Storage

/// Statements about the latest expiry among deleted rows.
///
/// The row that marks a challenge as used is deleted when it expires. If the clock is set back after that, only this
/// horizon still shows that the challenge was used (decisions/0015-what-is-used-once-and-what-the-clock-says.md).
struct SweepHorizonTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// The latest expiry among the used challenges that were deleted; nil before the first deletion.
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
