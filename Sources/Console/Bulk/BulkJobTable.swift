import Kernel
import Storage
import WireRuntime

/// The statements on jobs of many users, and on their refusals.
struct BulkJobTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// Which node works on a job.
    var leases: JobLeaseTable { JobLeaseTable(tx, of: "console_jobs") }

    /// Inserts a job, which is due at once.
    func insert(_ job: BulkJob) throws {
        var filter: String?
        if case .matching(let text) = job.order.users { filter = text }
        try tx.execute(
            """
            INSERT INTO console_jobs (pool_id, job_id, action, group_name, filter, status, created_at, arn,
                access_key_id, sealed_token, address, user_agent, operator_pool, operator_user, operator_client,
                operator_session, signed_in_at, done, refused, page, position, is_last, attempts, due_at)
            VALUES (\(job.pool), \(job.id), \(job.order.action.rawValue), \(job.order.group), \(filter),
                \(job.status.rawValue), \(job.createdAt), \(job.author.arn), \(job.author.accessKeyID),
                \(job.author.sealedToken), \(job.author.address), \(job.author.userAgent),
                \(job.author.ofOperator?.identity.pool), \(job.author.ofOperator?.identity.user),
                \(job.author.ofOperator?.identity.client), \(job.author.ofOperator?.identity.session),
                \(job.author.ofOperator?.signedInAt), 0, 0,
                \(Self.text(of: job.page)), 0, \(job.isLast), 0, \(job.createdAt))
            """)
    }

    /// Saves how far a job is.
    ///
    /// - Parameters:
    ///   - lease: The lease of the node that works on it; nil for none.
    ///   - due: When it needs work next; nil for never.
    func save(_ job: BulkJob, lease: String?, due: Instant?) throws {
        try tx.execute(
            """
            UPDATE console_jobs SET status = \(job.status.rawValue), completed_at = \(job.completedAt),
                message = \(job.message), done = \(job.done), refused = \(job.refused),
                page = \(Self.text(of: job.page)), position = \(job.position), next_token = \(job.nextToken),
                is_last = \(job.isLast), attempts = \(job.attempts), lease = \(lease), due_at = \(due)
            WHERE pool_id = \(job.pool) AND job_id = \(job.id)
            """)
    }

    /// Saves what an operator changes: whether the job runs, and with whose permissions. The node with the lease keeps
    /// it.
    ///
    /// - Parameter now: When the job is due if no node has it.
    func change(_ job: BulkJob, at now: Instant) throws {
        try tx.execute(
            """
            UPDATE console_jobs SET status = \(job.status.rawValue), completed_at = \(job.completedAt),
                message = \(job.message), attempts = \(job.attempts), arn = \(job.author.arn),
                access_key_id = \(job.author.accessKeyID), sealed_token = \(job.author.sealedToken),
                address = \(job.author.address), user_agent = \(job.author.userAgent),
                operator_pool = \(job.author.ofOperator?.identity.pool),
                operator_user = \(job.author.ofOperator?.identity.user),
                operator_client = \(job.author.ofOperator?.identity.client),
                operator_session = \(job.author.ofOperator?.identity.session),
                signed_in_at = \(job.author.ofOperator?.signedInAt),
                due_at = CASE WHEN lease IS NULL THEN \(now) ELSE due_at END
            WHERE pool_id = \(job.pool) AND job_id = \(job.id)
            """)
    }

    func find(_ id: String, in pool: UserPoolID) throws -> BulkJob? {
        try tx.first("SELECT * FROM console_jobs WHERE pool_id = \(pool) AND job_id = \(id)").map(BulkJob.init)
    }

    func countRunning(in pool: UserPoolID) throws -> Int {
        let row = try tx.first(
            """
            SELECT COUNT(*) AS found FROM console_jobs
            WHERE pool_id = \(pool) AND status = \(BulkJob.Status.running.rawValue)
            """)
        return try row?.value("found") ?? 0
    }

    /// The latest jobs, newest first.
    ///
    /// - Parameter arn: Whose; nil for all.
    func latest(of arn: String?, limit: Int) throws -> [BulkJob] {
        // Either condition has an index in this order.
        let chosen: SQL = arn.map { "arn = \($0)" } ?? "created_at > 0"
        return try tx.fetch(
            """
            SELECT * FROM console_jobs WHERE \(chosen) ORDER BY created_at DESC, job_id DESC LIMIT \(limit)
            """
        ).map(BulkJob.init)
    }

    func insert(_ refusal: BulkRefusal, of job: BulkJob, at now: Instant) throws {
        try tx.execute(
            """
            INSERT INTO console_job_refusals (pool_id, job_id, number, username, code, message, refused_at)
            VALUES (\(job.pool), \(job.id), \(refusal.number), \(refusal.username), \(refusal.code),
                \(refusal.message), \(now))
            """)
    }

    /// Who was refused, in the order of the job.
    func refusals(of job: BulkJob, after number: Int, limit: Int) throws -> [BulkRefusal] {
        try tx.fetch(
            """
            SELECT * FROM console_job_refusals
            WHERE pool_id = \(job.pool) AND job_id = \(job.id) AND number > \(number) ORDER BY number LIMIT \(limit)
            """
        ).map { row in
            BulkRefusal(
                number: try row.value("number"), username: try row.value("username"), code: try row.value("code"),
                message: try row.value("message"))
        }
    }

    private static func text(of users: [String]) -> String { JSON.array(users.map(JSON.string)).compact }
}

extension BulkJob {
    /// Reads a row of `console_jobs`.
    init(_ row: Row) throws {
        let (actionName, statusName): (String, String) = (try row.value("action"), try row.value("status"))
        guard let action = BulkAction(rawValue: actionName), let status = Status(rawValue: statusName) else {
            throw StorageError.unexpected("no job \(actionName) \(statusName)")
        }
        let filter: String? = try row.value("filter")
        // The users who were picked are on the page, which a finished job has still.
        let order = BulkOrder(
            action: action, group: try row.value("group_name"),
            users: filter.map(BulkOrder.Users.matching) ?? .picked([]))
        self.init(
            order, id: try row.value("job_id"), in: try row.value("pool_id"), by: try BulkAuthor(row),
            at: try row.value("created_at"))
        self.status = status
        (completedAt, message) = (try row.value("completed_at"), try row.value("message"))
        (done, refused) = (try row.value("done"), try row.value("refused"))
        (page, position) = (try Self.users(in: row), try row.value("position"))
        (nextToken, isLast) = (try row.value("next_token"), try row.value("is_last"))
        attempts = try row.value("attempts")
    }

    private static func users(in row: Row) throws -> [String] {
        let text: String = try row.value("page")
        guard case .array(let users) = try JSONReader.read(Array(text.utf8), limits: .trusted) else {
            throw StorageError.unexpected("no page of users")
        }
        return users.compactMap(\.string)
    }
}

extension BulkAuthor {
    fileprivate init(_ row: Row) throws {
        self.init(
            arn: try row.value("arn"), accessKeyID: try row.value("access_key_id"),
            sealedToken: try row.value("sealed_token"), address: try row.value("address"),
            userAgent: try row.value("user_agent"), ofOperator: try ConsoleOperator(row))
    }
}
