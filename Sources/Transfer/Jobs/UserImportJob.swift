package import Kernel

/// An import of users from a file (UP-CSV-55).
package struct UserImportJob: Sendable, Equatable {
    /// The progress of a job. A stop takes effect in the transaction that requests it, so no job is ever stopping.
    package enum Status: String, Sendable, CaseIterable {
        /// Never started (IMP-JOB-09).
        case created = "Created"
        /// Started; no row is imported yet (IMP-JOB-10).
        case pending = "Pending"
        /// Rows are being imported (IMP-JOB-11).
        case inProgress = "InProgress"
        /// Ended by an administrator (IMP-JOB-13).
        case stopped = "Stopped"
        /// Not started in time (IMP-JOB-16).
        case expired = "Expired"
        /// Ended by an error (IMP-JOB-15).
        case failed = "Failed"
        /// Ran to its end (IMP-JOB-14).
        case succeeded = "Succeeded"

        /// Whether rows are or will be imported.
        package var isRunning: Bool { self == .pending || self == .inProgress }
        /// The states of jobs that have not ended.
        static let open: [Status] = [.created, .pending, .inProgress]
    }

    package let pool: UserPoolID
    /// The job's id: `import-` and letters.
    package let id: String
    /// The name that an administrator gave it.
    package let name: String
    /// The role for writing the log.
    package let roleARN: String
    /// The algorithm of the password hashes in the file; nil if it has none.
    package let hashAlgorithm: ImportedHashAlgorithm?
    /// How far it is.
    package internal(set) var status = Status.created
    /// When it was created.
    package let createdAt: Instant
    /// When it was started.
    package internal(set) var startedAt: Instant?
    /// When it ended.
    package internal(set) var completedAt: Instant?
    /// How it ended.
    package internal(set) var message: String?
    /// The rows that became users.
    package internal(set) var imported = 0
    /// The rows whose user existed.
    package internal(set) var skipped = 0
    /// The rows that could not be imported.
    package internal(set) var failed = 0
    /// The uploaded file; nil if it is missing or was deleted.
    var upload: String?
    var fileSize = 0
    /// Where the next line begins, and its number. Line 1 is the header.
    var (position, line) = (0, 1)

    init(
        _ id: String, in pool: UserPoolID, name: String, roleARN: String, hashes: ImportedHashAlgorithm?,
        createdAt: Instant
    ) {
        (self.pool, self.id, self.name, self.roleARN) = (pool, id, name, roleARN)
        (hashAlgorithm, self.createdAt) = (hashes, createdAt)
    }
}
