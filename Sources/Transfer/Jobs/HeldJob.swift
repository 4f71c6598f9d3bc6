import Directory
import Kernel
import Storage

/// A turn of a job whose lease this process has.
struct HeldJob {
    private let runner: ImportRunner
    private let lease: String
    private var database: any Database { runner.database }

    init(_ runner: ImportRunner, lease: String) { (self.runner, self.lease) = (runner, lease) }

    /// Takes the next steps of the job.
    func work(on job: UserImportJob) async throws {
        let now = runner.world.now()
        switch job.status {
        case .created: try await end(job.current(at: now))
        case .pending, .inProgress:
            do {
                try await run(job)
            } catch let fault as ImportFileError {
                try await fail(job, because: fault.message)
            } catch is ImportFileReader.FileIsGone {
                try await fail(job, because: "The file is gone.")
            }
        case .stopped, .expired, .failed, .succeeded: try await discardFile(of: job)
        }
    }

    private func run(_ started: UserImportJob) async throws {
        let pool = try await database.read { try PoolTable($0).find(started.pool) }
        // The removal of the pool deletes the job.
        guard let pool else { return }
        if let fault = try await runner.checkRole(started, pool) {
            return try await fail(started, because: "CloudWatchLogsRoleArn: \(fault)")
        }
        var job = started
        if job.status == .pending { (job.position, job.line) = (try await check(job, for: pool), 2) }
        var first = ImportFileReader(runner.uploads, of: job)
        guard let header = try await first.next() else { throw ImportFileError.empty }
        var reader = ImportFileReader(runner.uploads, of: job, from: job.position, number: job.line)
        for _ in ImportRunner.turn {
            let begin = ContinuousClock.now
            let batch = try await runner.batch(
                &reader, after: job, under: ImportHeader(header.text), for: pool)
            guard let saved = try await commitOrSplit(batch, of: job) else { return }
            job = saved
            guard job.status.isRunning else { return try await discardFile(of: job) }
            try await runner.pause(.now - begin)
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
    /// - Returns: The job; nil if it was stopped, or another process has it.
    private func commitOrSplit(_ batch: ImportBatch, of job: UserImportJob) async throws -> UserImportJob? {
        do {
            return try await commit(batch, of: job)
        } catch let error as StorageError where error.isOfRow && !batch.lines.isEmpty {
            guard batch.lines.count > 1 else {
                var givenUp = batch
                givenUp.isGivenUp = true
                return try await commit(givenUp, of: job)
            }
            var saved: UserImportJob? = job
            for single in batch.single {
                guard let job = saved else { return nil }
                saved = try await commitOrSplit(single, of: job)
            }
            return saved
        }
    }

    private func commit(_ batch: ImportBatch, of job: UserImportJob) async throws -> UserImportJob? {
        let now = runner.world.now()
        let (saved, marksPool) = try await database.write { [lease, due = leaseEnd, sendLog = runner.sendLog] tx in
            let jobs = UserImportJobTable(tx)
            guard var held = try jobs.held(job.id, in: job.pool, by: lease), held.status.isRunning,
                let pool = try PoolTable(tx).find(job.pool)
            else { return (nil as UserImportJob?, false) }
            let entries = try batch.apply(to: &held, at: now, tx)
            try UserImportLogTable(tx).insert(entries, of: held, at: now)
            if let sendLog, !entries.isEmpty {
                let lines = entries.map(\.text).joined(separator: "\n")
                try sendLog(ImportLogPart(entries: lines, job: held, pool: pool, at: now), tx)
            }
            try jobs.save(held, lease: lease, due: due)
            return (held, try batch.bringsHash(entries) && PoolTable(tx).markForeignHashes(of: job.pool))
        }
        if marksPool { runner.cache.forget(job.pool) }
        return saved
    }

    private func fail(_ job: UserImportJob, because message: String) async throws {
        var failed = job
        failed.end(.failed, because: message, at: runner.world.now())
        try await end(failed)
    }

    private func end(_ job: UserImportJob) async throws {
        guard job.status != .created else { return }
        let ended = try await change(job, due: leaseEnd) { held in
            (held.status, held.message, held.completedAt) = (job.status, job.message, job.completedAt)
        }
        if let ended { try await discardFile(of: ended) }
    }

    /// Deletes the file; then nothing more is due.
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

extension StorageError {
    /// Whether the same statements would fail again, so that the rows of a batch must be tried one by one.
    fileprivate var isOfRow: Bool {
        switch self {
        case .duplicate, .unexpected: true
        case .contention, .unavailable, .interrupted: false
        }
    }
}
