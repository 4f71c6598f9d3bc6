import Directory
import Factors
import Kernel
import Storage

/// Some lines of a file, which become users in one transaction with the progress of their job. So no line is imported
/// twice, whenever the process ends.
struct ImportBatch: Sendable {
    /// A line, read.
    struct Line: Sendable {
        let number: Int
        /// The position after it.
        let end: Int
        let row: Result<ImportRow, ImportRowError>
    }

    let pool: UserPool
    /// Where it begins in the file.
    let start: Int
    var lines: [Line] = []
    /// Where the next batch begins, and the number of its first line.
    var (end, nextLine): (Int, Int)
    /// Whether the file ends with it.
    var isLast = false
    /// Whether its users are given up: each has failed for an unexpected error.
    var isGivenUp = false

    init(_ pool: UserPool, after job: UserImportJob) {
        (self.pool, start, end, nextLine) = (pool, job.position, job.position, job.line)
    }

    /// The same lines, each in a batch of its own.
    var single: [ImportBatch] {
        var start = start
        return lines.enumerated().map { index, line in
            let endsHere = index == lines.count - 1
            var batch = ImportBatch(self, from: start)
            batch.lines = [line]
            (batch.end, batch.nextLine) = endsHere ? (end, nextLine) : (line.end, line.number + 1)
            batch.isLast = endsHere && isLast
            start = batch.end
            return batch
        }
    }

    private init(_ whole: ImportBatch, from start: Int) {
        (pool, self.start, end, nextLine) = (whole.pool, start, start, whole.nextLine)
    }

    /// Adds the users to the pool, and the outcomes of the lines to `job`.
    ///
    /// - Returns: The entries for the log.
    func apply(to job: inout UserImportJob, at now: Instant, _ tx: any Transaction) throws -> [ImportLogEntry] {
        let entries = try lines.map { line in
            ImportLogEntry(line: line.number, outcome: try outcome(of: line, tx))
        }
        for entry in entries {
            switch entry.outcome {
            case .succeeded: job.imported += 1
            case .skipped: job.skipped += 1
            case .failed: job.failed += 1
            }
        }
        (job.status, job.position, job.line) = (.inProgress, end, nextLine)
        if isLast { job.complete(at: now) }
        return entries
    }

    /// Whether a user was added whose password another system has hashed.
    func bringsHash(_ entries: [ImportLogEntry]) -> Bool {
        zip(lines, entries).contains { line, entry in
            entry.outcome == .succeeded && (try? line.row.get().passwordHash) != nil
        }
    }

    private func outcome(of line: Line, _ tx: any Transaction) throws -> ImportLogEntry.Outcome {
        switch line.row {
        case .failure(let fault): .failed(fault)
        case .success where isGivenUp: .failed(.internalError)
        case .success(let row): try add(row, tx)
        }
    }

    private func add(_ row: ImportRow, _ tx: any Transaction) throws -> ImportLogEntry.Outcome {
        let writer = UserWriter(tx, of: pool)
        switch try writer.nameConflict(of: row.newUser) {
        case .username: return .skipped
        case .alias: return .failed(.aliasTaken)
        case nil: break
        }
        var user = row.newUser.user
        user.status = user.credential == nil ? .resetRequired : .confirmed
        try writer.insert(user, calledBy: row.newUser.contact)
        guard row.usesTextMessages else { return .succeeded }
        var factors = UserSecondFactors()
        factors.enabled = [.sms]
        try SecondFactorTable(tx).put(factors, of: user.id, in: pool.id)
        return .succeeded
    }
}
