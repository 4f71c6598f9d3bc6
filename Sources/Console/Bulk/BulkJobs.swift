package import Cryptography
package import Kernel
package import Storage
package import Wire
import WireRuntime

/// Jobs that do the same to many users. For each user, a job calls the operation that the user's page calls, with the
/// permissions that the operator has then.
package struct BulkJobs: Sendable {
    let database: any Database
    let world: World
    private let cipher: SecretCipher
    private let credentials: ConsoleCredentials
    private let tables: [OperationTable]

    /// The jobs in `database`, which call the operations of `tables`.
    package init(
        _ database: any Database, world: World, cipher: SecretCipher, credentials: ConsoleCredentials,
        tables: [OperationTable]
    ) {
        (self.database, self.world, self.cipher) = (database, world, cipher)
        (self.credentials, self.tables) = (credentials, tables)
    }

    // MARK: - Operators

    /// Starts a job with the permissions of a session.
    ///
    /// - Throws: `ServiceError` if too many jobs of the pool run.
    func start(
        _ order: BulkOrder, in pool: UserPoolID, by session: ConsoleSession, from request: WireRequest
    ) async throws -> BulkJob {
        let (id, now) = ("bulk-\(world.uuid())", world.now())
        let author = try author(of: id, by: session, from: request)
        let job = BulkJob(order, id: id, in: pool, by: author, at: now)
        try await database.write { tx in
            let jobs = BulkJobTable(tx)
            try Self.requireFew(in: pool, among: jobs)
            try jobs.insert(job)
        }
        return job
    }

    /// A job that `caller` may see: its own, and every one for the account.
    ///
    /// - Throws: `ServiceError` if there is none.
    func find(_ id: String, in pool: UserPoolID, for caller: IAMCaller) async throws -> BulkJob {
        try await database.read { try Self.require(id, in: pool, for: caller, among: BulkJobTable($0)) }
    }

    /// The latest jobs that `caller` may see, newest first.
    func latest(for caller: IAMCaller, limit: Int) async throws -> [BulkJob] {
        let arn = caller.principal == .root ? nil : caller.arn
        return try await database.read { try BulkJobTable($0).latest(of: arn, limit: limit) }
    }

    /// The refusals of a job, in the order of its users.
    ///
    /// - Parameter number: That of the last refusal of the page before.
    func refusals(of job: BulkJob, after number: Int, limit: Int) async throws -> [BulkRefusal] {
        try await database.read { try BulkJobTable($0).refusals(of: job, after: number, limit: limit) }
    }

    /// Stops a job. The current user may still be done, and no other follows.
    func stop(_ id: String, in pool: UserPoolID, for caller: IAMCaller) async throws {
        let now = world.now()
        try await database.write { tx in
            let jobs = BulkJobTable(tx)
            var job = try Self.require(id, in: pool, for: caller, among: jobs)
            guard job.status == .running else { return }
            job.end(.stopped, at: now)
            try jobs.change(job, at: now)
        }
    }

    /// Resumes a job that was stopped or has failed, with the permissions of a session.
    func resume(
        _ id: String, in pool: UserPoolID, by session: ConsoleSession, as caller: IAMCaller, from request: WireRequest
    ) async throws {
        let (now, author) = (world.now(), try author(of: id, by: session, from: request))
        try await database.write { tx in
            let jobs = BulkJobTable(tx)
            var job = try Self.require(id, in: pool, for: caller, among: jobs)
            guard job.status == .stopped || job.status == .failed else { return }
            try Self.requireFew(in: pool, among: jobs)
            (job.status, job.author, job.attempts) = (.running, author, 0)
            (job.completedAt, job.message) = (nil, nil)
            try jobs.change(job, at: now)
        }
    }

    private static func require(
        _ id: String, in pool: UserPoolID, for caller: IAMCaller, among jobs: BulkJobTable
    ) throws -> BulkJob {
        guard let job = try jobs.find(id, in: pool),
            caller.principal == .root || job.author.arn.hasSameBytes(as: caller.arn)
        else { throw ServiceError(.resourceNotFound, "There is no such job.") }
        return job
    }

    private static func requireFew(in pool: UserPoolID, among jobs: BulkJobTable) throws {
        guard try jobs.countRunning(in: pool) < BulkJob.maxRunning else {
            throw ServiceError(.limitExceeded, "\(BulkJob.maxRunning) jobs of the pool are running.")
        }
    }

    private func author(
        of id: String, by session: ConsoleSession, from request: WireRequest
    ) throws -> BulkAuthor {
        // A sealed text opens with the name of its row only, so the job has the token sealed anew.
        let token = try session.sealedToken.map { sealed in
            try cipher.seal(try cipher.open(sealed, .consoleSession, session.id.rawValue), .consoleJob, id)
        }
        return BulkAuthor(
            arn: session.arn, accessKeyID: session.accessKeyID, sealedToken: token, address: request.remoteAddress,
            userAgent: session.userAgent, ofOperator: session.ofOperator)
    }
}

// MARK: - Work

extension BulkJobs {
    /// Performs a call with the permissions that the author of a job has now.
    ///
    /// - Throws: `ServiceError`; `LostCredentials` if the author's credentials are no longer good.
    func perform(_ call: PlannedCall, for job: BulkJob) async throws -> JSONObject {
        let request = WireRequest(
            path: "/console/jobs", headers: [("User-Agent", job.author.userAgent)],
            remoteAddress: job.author.address, requestID: world.uuid())
        var caller: IAMCaller
        do {
            caller = try await self.caller(of: job, for: request)
        } catch let error as ServiceError where error.code.refusesCredentials {
            throw LostCredentials(message: error.message)
        }
        caller.region = job.pool.region
        guard let table = tables.first(where: { $0.service == call.service }) else {
            throw ServiceError(.unknownOperation, "Unknown operation")
        }
        return try JSONObject(
            output: try await table.perform(call.name, on: call.input, for: caller, in: request).get())
    }

    /// Who the author of a job is now.
    private func caller(of job: BulkJob, for request: WireRequest) async throws -> IAMCaller {
        if let signedIn = job.author.ofOperator { return try await credentials.operators.caller(signedIn, request) }
        let token = try job.author.sealedToken.map {
            String(decoding: try cipher.open($0, .consoleJob, job.id), as: UTF8.self)
        }
        return try await credentials.caller(job.author.accessKeyID, token, request)
    }
}

extension ErrorCode {
    /// Whether it says that credentials are no longer good. With any other error the next look-up may succeed.
    fileprivate var refusesCredentials: Bool {
        switch self {
        case .accessDenied, .expiredToken, .invalidSignature, .missingAuthenticationToken, .notAuthorized,
            .unrecognizedClient:
            true
        default: false
        }
    }
}

/// The credentials of the author of a job sign no more.
struct LostCredentials: Error {
    let message: String
}
