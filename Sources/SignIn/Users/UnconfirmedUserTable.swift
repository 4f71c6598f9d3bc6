import Kernel
import Storage

/// The statement that finds users who have not confirmed.
struct UnconfirmedUserTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// Up to `limit` users of all pools who signed up before `instant` and have not confirmed, the oldest first.
    ///
    /// The status is written out, not bound: an index of unconfirmed users alone serves only a statement that names
    /// them.
    func list(before instant: Instant, limit: Int) throws -> [(pool: UserPoolID, id: UserID)] {
        try tx.fetch(
            """
            SELECT pool_id, user_id FROM users WHERE status = 'UNCONFIRMED' AND created_at < \(instant)
            ORDER BY created_at LIMIT \(limit)
            """
        ).map { (try $0.value("pool_id"), try $0.value("user_id")) }
    }
}
