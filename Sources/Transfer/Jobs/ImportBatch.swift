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
    /// Whether its users are not imported, because each has caused an unexpected error.
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
        let outcomes = try addUsers(tx)
        let entries = zip(lines, outcomes).map { ImportLogEntry(line: $0.number, outcome: $1) }
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

    /// Whether a user was added with a password hash of another system.
    func bringsHash(_ entries: [ImportLogEntry]) -> Bool {
        zip(lines, entries).contains { line, entry in
            entry.outcome == .succeeded && (try? line.row.get().passwordHash) != nil
        }
    }

    /// Adds the users.
    ///
    /// - Returns: The outcome of each line.
    private func addUsers(_ tx: any Transaction) throws -> [ImportLogEntry.Outcome] {
        let rows = isGivenUp ? [] : lines.compactMap { try? $0.row.get() }
        let users = rows.map(\.importedUser)
        let conflicts = try UserWriter(tx, of: pool).insertUsersWithFreeNames(users)
        for (row, conflict) in zip(rows, conflicts) where conflict == nil && row.usesTextMessages {
            var factors = UserSecondFactors()
            factors.enabled = [.sms]
            try SecondFactorTable(tx).put(factors, of: row.newUser.user.id, in: pool.id)
        }
        var next = conflicts.makeIterator()
        return lines.map { line in
            switch line.row {
            case .failure(let error): .failed(error)
            case .success where isGivenUp: .failed(.internalError)
            case .success: ImportLogEntry.Outcome(of: next.next() ?? nil) ?? .succeeded
            }
        }
    }
}

extension ImportRow {
    /// The user with the status of imported users.
    fileprivate var importedUser: NewUser {
        var imported = newUser
        imported.user.status = newUser.user.credential == nil ? .resetRequired : .confirmed
        return imported
    }
}
