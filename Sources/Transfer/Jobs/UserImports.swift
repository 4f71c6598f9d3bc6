package import Directory
package import Kernel
package import Storage

/// Why a job may not write its log with its role: a sentence for administrators; nil if it may.
package typealias ImportRoleCheck = @Sendable (UserImportJob, UserPool) async throws -> String?

/// Import jobs as administrators use them.
package struct UserImports: Sendable {
    let database: any Database
    let world: World
    let uploads: ImportUploads
    private let checkRole: ImportRoleCheck

    /// The most jobs of a pool that have not ended (UP-CSV-66).
    package static let maxOpenJobs = 50

    /// The jobs in `database`, whose files are `uploads`.
    package init(
        _ database: any Database, world: World, uploads: ImportUploads, checkRole: @escaping ImportRoleCheck
    ) {
        (self.database, self.world, self.uploads, self.checkRole) = (database, world, uploads, checkRole)
    }

    /// The columns of a file for a pool.
    ///
    /// - Throws: `MissingResource` if the pool does not exist.
    package func header(of pool: UserPoolID) async throws -> [String] {
        ImportHeader.columns(of: try await database.read { try PoolTable($0).require(pool) })
    }

    /// Creates a job.
    ///
    /// - Parameter hashes: The algorithm of the password hashes in the file; nil if it has none.
    /// - Throws: `TransferRefusal.roleNotUsable`, `.tooManyJobs`; `MissingResource`.
    package func create(
        _ name: String, in pool: UserPoolID, roleARN: String, hashes: ImportedHashAlgorithm? = nil
    ) async throws -> UserImportJob {
        let job = UserImportJob(
            "import-" + world.text(of: 10, from: "abcdefghijklmnopqrstuvwxyz0123456789"), in: pool, name: name,
            roleARN: roleARN, hashes: hashes, createdAt: world.now())
        let record = try await database.read { try PoolTable($0).require(pool) }
        if let reason = try await checkRole(job, record) { throw TransferRefusal.roleNotUsable(reason) }
        try await database.write { tx in
            try PoolTable(tx).requireExistence(pool)
            let jobs = UserImportJobTable(tx)
            guard try jobs.count(UserImportJob.Status.open, in: pool) < Self.maxOpenJobs else {
                throw TransferRefusal.tooManyJobs(Self.maxOpenJobs)
            }
            try jobs.insert(job)
        }
        return job
    }

    /// A job.
    ///
    /// - Throws: `TransferRefusal.jobNotFound`, `MissingResource`.
    package func require(_ id: String, in pool: UserPoolID) async throws -> UserImportJob {
        let now = world.now()
        return try await database.read { tx in
            try PoolTable(tx).requireExistence(pool)
            return try UserImportJobTable(tx).require(id, in: pool).current(at: now)
        }
    }

    /// The jobs of a pool, newest first (IMP-JOB-19).
    ///
    /// - Throws: `MissingResource`.
    package func list(in pool: UserPoolID, after: Cursor?, limit: Int) async throws -> Page<UserImportJob> {
        let now = world.now()
        return try await database.read { tx in
            try PoolTable(tx).requireExistence(pool)
            return try UserImportJobTable(tx).list(in: pool, after: after, limit: limit)
                .map { $0.current(at: now) }
        }
    }

    /// Starts a job whose file was uploaded.
    ///
    /// - Throws: `TransferRefusal`.
    package func start(_ id: String, in pool: UserPoolID) async throws -> UserImportJob {
        let now = world.now()
        return try await database.write { tx in
            let record = try PoolTable(tx).require(pool)
            let jobs = UserImportJobTable(tx)
            var job = try jobs.require(id, in: pool).current(at: now)
            guard job.status == .created else { throw TransferRefusal.notStartable(job.status) }
            guard try jobs.count([.pending, .inProgress], in: pool) == 0 else { throw TransferRefusal.jobRuns }
            guard !record.settings.autoVerifiedAttributes.isEmpty else { throw TransferRefusal.verifiesNothing }
            guard job.upload != nil else { throw TransferRefusal.fileMissing }
            (job.status, job.startedAt) = (.pending, now)
            try jobs.save(job, due: now)
            return job
        }
    }

    /// Stops a job. No row is imported once this has returned.
    ///
    /// - Throws: `TransferRefusal.notRunning`, `.jobNotFound`; `MissingResource`.
    package func stop(_ id: String, in pool: UserPoolID) async throws -> UserImportJob {
        let now = world.now()
        return try await database.write { tx in
            try PoolTable(tx).requireExistence(pool)
            let jobs = UserImportJobTable(tx)
            var job = try jobs.require(id, in: pool).current(at: now)
            guard job.status.isRunning else { throw TransferRefusal.notRunning(job.status) }
            job.end(.stopped, because: UserImportJob.Message.stopped, at: now)
            // The process that works on it loses its lease, and the file must be deleted.
            try jobs.save(job, due: now)
            return job
        }
    }

    /// Checks that no job adds users to a pool that is about to change.
    ///
    /// - Throws: `TransferRefusal.importRuns`.
    package static func requireNone(in pool: UserPoolID, of database: any Database) async throws {
        let running = try await database.read { try UserImportJobTable($0).count([.pending, .inProgress], in: pool) }
        guard running == 0 else { throw TransferRefusal.importRuns }
    }

    /// The URL for uploading a job's file.
    package func uploadURL(of job: UserImportJob) -> String { uploads.url(of: job) }

    /// The entries of a job's log that follow those of `line`, about as many as a batch has; empty at its end.
    package static func log(
        of id: String, in pool: UserPoolID, after line: Int, _ tx: any Transaction
    ) throws -> (entries: String, line: Int)? {
        _ = try UserImportJobTable(tx).require(id, in: pool)
        return try UserImportLogTable(tx).next(after: line, of: id, in: pool)
    }
}
