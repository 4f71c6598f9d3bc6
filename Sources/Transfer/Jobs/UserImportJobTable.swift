import Kernel
import Storage

/// The statements on import jobs.
struct UserImportJobTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// Inserts a job, which needs work when it expires.
    func insert(_ job: UserImportJob) throws {
        try tx.execute(
            """
            INSERT INTO user_import_jobs (pool_id, job_id, name, role_arn, hash_algorithm, status, created_at,
                imported, skipped, failed, file_size, position, line, due_at)
            VALUES (\(job.pool), \(job.id), \(job.name), \(job.roleARN), \(job.hashAlgorithm?.rawValue),
                \(job.status.rawValue), \(job.createdAt), 0, 0, 0, 0, 0, 1, \(job.expiresAt))
            """)
    }

    func find(_ id: String, in pool: UserPoolID) throws -> UserImportJob? {
        try tx.first("SELECT * FROM user_import_jobs WHERE pool_id = \(pool) AND job_id = \(id)")
            .map(UserImportJob.init)
    }

    /// - Throws: `TransferRefusal.jobNotFound`.
    func require(_ id: String, in pool: UserPoolID) throws -> UserImportJob {
        guard let job = try find(id, in: pool) else { throw TransferRefusal.jobNotFound(id) }
        return job
    }

    /// The jobs of a pool, newest first.
    func list(in pool: UserPoolID, after: Cursor?, limit: Int) throws -> Page<UserImportJob> {
        let earlier: SQL =
            after.flatMap { cursor in
                Int64(cursor[0]).map { "AND (created_at, job_id) < (\($0), \(cursor[1]))" as SQL }
            } ?? ""
        let rows = try tx.fetch(
            """
            SELECT * FROM user_import_jobs WHERE pool_id = \(pool) \(earlier)
            ORDER BY created_at DESC, job_id DESC LIMIT \(limit + 1)
            """)
        return Page(rows: try rows.map(UserImportJob.init), limit: limit) {
            Cursor(String($0.createdAt.microseconds), $0.id)
        }
    }

    /// How many jobs of a pool have one of these states.
    func count(_ states: [UserImportJob.Status], in pool: UserPoolID) throws -> Int {
        var count = 0
        for state in states {
            let row = try tx.first(
                """
                SELECT COUNT(*) AS found FROM user_import_jobs
                WHERE pool_id = \(pool) AND status = \(state.rawValue)
                """)
            count += try row?.value("found") ?? 0
        }
        return count
    }

    /// Saves the changes of a job. The next work is at `due`.
    ///
    /// - Parameter lease: The process that works on it until then; nil for none.
    func save(_ job: UserImportJob, lease: String? = nil, due: Instant?) throws {
        try tx.execute(
            """
            UPDATE user_import_jobs SET status = \(job.status.rawValue), started_at = \(job.startedAt),
                completed_at = \(job.completedAt), message = \(job.message), imported = \(job.imported),
                skipped = \(job.skipped), failed = \(job.failed), upload_id = \(job.upload),
                file_size = \(job.fileSize), position = \(job.position), line = \(job.line), lease = \(lease),
                due_at = \(due)
            WHERE pool_id = \(job.pool) AND job_id = \(job.id)
            """)
    }

    /// The leases, which determine the node that works on a job.
    private var leases: JobLeaseTable { JobLeaseTable(tx, of: "user_import_jobs") }

    /// Whether a job needs work.
    func hasDue(at now: Instant) throws -> Bool { try leases.hasDue(at: now) }

    /// Takes the job that has been due longest; nil if none is due.
    func take(as lease: String, at now: Instant, until: Instant) throws -> UserImportJob? {
        try leases.take(as: lease, at: now, until: until).map(UserImportJob.init)
    }

    /// The job, if this process has it still.
    func held(_ id: String, in pool: UserPoolID, by lease: String) throws -> UserImportJob? {
        try leases.held(id, in: pool, by: lease).map(UserImportJob.init)
    }
}

extension UserImportJob {
    fileprivate init(_ row: Row) throws {
        let algorithm: String? = try row.value("hash_algorithm")
        self.init(
            try row.value("job_id"), in: try row.value("pool_id"), name: try row.value("name"),
            roleARN: try row.value("role_arn"), hashes: algorithm.flatMap(ImportedHashAlgorithm.init(rawValue:)),
            createdAt: try row.value("created_at"))
        let word: String = try row.value("status")
        guard let status = Status(rawValue: word) else { throw StorageError.unexpected("no job status \(word)") }
        self.status = status
        startedAt = try row.value("started_at")
        completedAt = try row.value("completed_at")
        message = try row.value("message")
        (imported, skipped, failed) = (try row.value("imported"), try row.value("skipped"), try row.value("failed"))
        upload = try row.value("upload_id")
        (fileSize, position, line) = (try row.value("file_size"), try row.value("position"), try row.value("line"))
    }
}
