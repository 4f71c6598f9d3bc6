package import Kernel

/// The statements by which nodes share out the jobs of a table, whose key is `pool_id` and `job_id`.
///
/// `due_at` is when a job needs work next; null for never. The node whose id is in `lease` works on it until then, and
/// each step prolongs that. After it another node takes the job, and the first one, which has lost the lease, commits
/// nothing more.
package struct JobLeaseTable {
    let tx: any Transaction
    let table: SQLName

    package init(_ tx: any Transaction, of table: SQLName) { (self.tx, self.table) = (tx, table) }

    /// Whether a job needs work.
    package func hasDue(at now: Instant) throws -> Bool {
        try tx.first("SELECT job_id FROM \(table) WHERE due_at <= \(now) LIMIT 1") != nil
    }

    /// Takes the job that has been due longest; nil if none is due.
    package func take(as lease: String, at now: Instant, until: Instant) throws -> Row? {
        let found = try tx.first(
            "SELECT * FROM \(table) WHERE due_at <= \(now) ORDER BY due_at, pool_id, job_id LIMIT 1")
        guard let found else { return nil }
        let (pool, id): (UserPoolID, String) = (try found.value("pool_id"), try found.value("job_id"))
        try tx.execute(
            "UPDATE \(table) SET lease = \(lease), due_at = \(until) WHERE pool_id = \(pool) AND job_id = \(id)")
        return found
    }

    /// The job, if `lease` still has it.
    package func held(_ id: String, in pool: UserPoolID, by lease: String) throws -> Row? {
        try tx.first("SELECT * FROM \(table) WHERE pool_id = \(pool) AND job_id = \(id) AND lease = \(lease)")
    }
}
