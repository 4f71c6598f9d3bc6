import Kernel
import Storage

/// The statements on the logs of import jobs. A row holds the entries of a batch, a line each.
struct UserImportLogTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// Adds the entries of a batch. The first one is about `line`.
    func insert(_ entries: [ImportLogEntry], of job: UserImportJob, at now: Instant) throws {
        guard let first = entries.first else { return }
        let text = entries.map(\.text).joined(separator: "\n")
        try tx.execute(
            """
            INSERT INTO user_import_log (pool_id, job_id, line, entries, written_at)
            VALUES (\(job.pool), \(job.id), \(first.line), \(text), \(now))
            """)
    }

    /// The first batch whose first entry is about a line after `line`.
    func next(after line: Int, of id: String, in pool: UserPoolID) throws -> (entries: String, line: Int)? {
        let row = try tx.first(
            """
            SELECT line, entries FROM user_import_log
            WHERE pool_id = \(pool) AND job_id = \(id) AND line > \(line) ORDER BY line LIMIT 1
            """)
        return try row.map { (entries: try $0.value("entries"), line: try $0.value("line")) }
    }
}
