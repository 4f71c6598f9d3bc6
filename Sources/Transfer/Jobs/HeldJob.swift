import Directory
import Kernel
import Storage

/// A turn of a job whose lease this process has.
struct HeldJob {
    private let runner: ImportRunner
    private let lease: String
    private var database: any Database { runner.database }

    init(_ runner: ImportRunner, lease: String) { (self.runner, self.lease) = (runner, lease) }

    /// Performs the next steps of the job.
    func work(on job: UserImportJob) async throws {
        let now = runner.world.now()
        switch job.status {
        case .created: try await storeEnd(of: job.current(at: now))
        case .pending, .inProgress:
            do {
                try await run(job)
            } catch let error as ImportFileError {
                try await fail(job, because: error.message)
            } catch is ImportFileReader.FileIsGone {
                try await fail(job, because: "The file was deleted.")
            }
        case .stopped, .expired, .failed, .succeeded: try await discardFile(of: job)
        }
    }

    private func run(_ started: UserImportJob) async throws {
        let pool = try await database.read { try PoolTable($0).find(started.pool) }
        // The removal of the pool deletes the job.
        guard let pool else { return }
        if let reason = try await runner.checkRole(started, pool) {
            return try await fail(started, because: "CloudWatchLogsRoleArn: \(reason)")
        }
        var job = started
        if job.status == .pending { (job.position, job.line) = (try await check(job, for: pool), 2) }
        var first = ImportFileReader(runner.uploads, of: job)
        guard let header = try await first.next() else { throw ImportFileError.empty }
        var reader = ImportFileReader(runner.uploads, of: job, from: job.position, number: job.line)
        var (size, lines) = (runner.batchSize, 0)
        while lines < ImportRunner.maxTurnLines {
            let began = ContinuousClock.now
            let batch = try await runner.batch(
                of: size.lines, &reader, after: job, under: ImportHeader(header.text), for: pool)
            let read = ContinuousClock.now
            guard let committed = try await commitOrSplit(batch, of: job) else { return }
            lines += committed.job.line - job.line
            job = committed.job
            guard job.status.isRunning else { return try await discardFile(of: job) }
            size.adapt(rows: committed.rowTime, whole: .now - read)
            try await runner.pause(.now - began)
        }
        try await release(job)
    }

    /// Reads the whole file before it writes anything, because a file that is not a CSV file of the pool is rejected as
    /// a whole (IMP-LOG-13).
    ///
    /// - Returns: The position after the header.
    private func check(_ job: UserImportJob, for pool: UserPool) async throws -> Int {
        var reader = ImportFileReader(runner.uploads, of: job)
        guard let header = try await reader.next() else { throw ImportFileError.empty }
        _ = try ImportHeader(header.text, for: pool, hasHashes: job.hashAlgorithm != nil)
        var (users, renewed) = (0, header.end)
        while let line = try await reader.next() {
            if !line.isBlank { users += 1 }
            guard users <= runner.maxUsers else { throw ImportFileError.tooManyUsers(runner.maxUsers) }
            guard line.end - renewed > ImportUploads.pieceBytes else { continue }
            renewed = line.end
            try Task.checkCancellation()
            let held = try await change(job, due: leaseEnd) { _ in }
            guard held != nil else { throw CancellationError() }
        }
        return header.end
    }

    /// Commits a batch. If one of its lines makes that fail, each line is committed separately.
    ///
    /// - Returns: Nil if the job was stopped, or another process has it.
    private func commitOrSplit(_ batch: ImportBatch, of job: UserImportJob) async throws -> Committed? {
        do {
            return try await commit(batch, of: job)
        } catch let error as StorageError where error.isOfRow && !batch.lines.isEmpty {
            guard batch.lines.count > 1 else {
                var givenUp = batch
                givenUp.isGivenUp = true
                return try await commit(givenUp, of: job)
            }
            var committed: Committed? = Committed(job: job, rowTime: .zero)
            for single in batch.single {
                guard let last = committed else { return nil }
                committed = try await commitOrSplit(single, of: last.job)
            }
            return committed
        }
    }

    private func commit(_ batch: ImportBatch, of job: UserImportJob) async throws -> Committed? {
        let now = runner.world.now()
        let (committed, marksPool) = try await database.write { [lease, due = leaseEnd, sendLog = runner.sendLog] tx in
            let began = ContinuousClock.now
            let jobs = UserImportJobTable(tx)
            guard var held = try jobs.held(job.id, in: job.pool, by: lease), held.status.isRunning,
                try PoolTable(tx).exists(job.pool)
            else { return (nil as Committed?, false) }
            let entries = try batch.apply(to: &held, at: now, tx)
            try UserImportLogTable(tx).insert(entries, of: held, at: now)
            if let sendLog, !entries.isEmpty {
                let lines = entries.map(\.text).joined(separator: "\n")
                try sendLog(ImportLogPart(entries: lines, job: held, pool: batch.pool, at: now), tx)
            }
            try jobs.save(held, lease: lease, due: due)
            let marksPool = try batch.bringsHash(entries) && PoolTable(tx).markForeignHashes(of: job.pool)
            return (Committed(job: held, rowTime: .now - began), marksPool)
        }
        if marksPool { runner.cache.forget(job.pool) }
        return committed
    }

    private func fail(_ job: UserImportJob, because message: String) async throws {
        var failed = job
        failed.end(.failed, because: message, at: runner.world.now())
        try await storeEnd(of: failed)
    }

    /// Stores that a job has ended, and deletes its file.
    private func storeEnd(of job: UserImportJob) async throws {
        guard job.status != .created else { return }
        let ended = try await change(job, due: leaseEnd) { held in
            (held.status, held.message, held.completedAt) = (job.status, job.message, job.completedAt)
        }
        if let ended { try await discardFile(of: ended) }
    }

    /// Deletes the file. Afterwards the job needs no more work.
    private func discardFile(of job: UserImportJob) async throws {
        try await runner.uploads.discard(job)
        try await change(job, due: nil) { $0.upload = nil }
    }

    /// Lets other jobs have their turn.
    private func release(_ job: UserImportJob) async throws { try await change(job, due: runner.world.now()) { _ in } }

    private var leaseEnd: Instant { runner.world.now().advanced(seconds: ImportRunner.leaseTime) }

    /// Changes the job, if this process has it still.
    @discardableResult
    private func change(
        _ job: UserImportJob, due: Instant?, body: @escaping @Sendable (inout UserImportJob) -> Void
    ) async throws -> UserImportJob? {
        try await database.write { [lease] tx in
            let jobs = UserImportJobTable(tx)
            guard var held = try jobs.held(job.id, in: job.pool, by: lease) else { return nil }
            body(&held)
            try jobs.save(held, lease: lease, due: due)
            return held
        }
    }
}

/// A committed batch.
private struct Committed {
    /// The job after the batch.
    let job: UserImportJob
    /// How long the transaction took before its commit.
    let rowTime: Duration
}

extension StorageError {
    /// Whether the same statements would fail again, so that the rows of a batch must be tried one by one.
    fileprivate var isOfRow: Bool {
        switch self {
        case .duplicate, .unexpected: true
        case .contention, .unavailable, .interrupted: false
        }
    }
}
