import Kernel
import Storage

struct UnconfirmedUserTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// Up to `limit` users of all pools who signed up before `instant` and have not confirmed, oldest first.
    ///
    /// The status is a literal, not bound: the partial index on unconfirmed users is only used for a statement with the
    /// literal.
    func list(before instant: Instant, limit: Int) throws -> [(pool: UserPoolID, id: UserID)] {
        try tx.fetch(
            """
            SELECT pool_id, user_id FROM users WHERE status = 'UNCONFIRMED' AND created_at < \(instant)
            ORDER BY created_at LIMIT \(limit)
            """
        ).map { (try $0.value("pool_id"), try $0.value("user_id")) }
    }
}
