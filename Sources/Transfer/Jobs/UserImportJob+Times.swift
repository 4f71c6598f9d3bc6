package import Kernel

/// When a job ends, and how.
extension UserImportJob {
    /// Seconds until a job that was not started expires (UP-CSV-54).
    static let lifetime: Int64 = .days(1)
    /// Seconds that the upload URL is valid (UP-CSV-40).
    static let uploadTime: Int64 = .minutes(15)
    /// Seconds that a job and its log are kept after its end.
    static let keptFor: Int64 = .days(90)

    /// When it expires if it is not started.
    var expiresAt: Instant { createdAt.advanced(seconds: Self.lifetime) }
    /// When its upload URL expires.
    package var uploadEndsAt: Instant { createdAt.advanced(seconds: Self.uploadTime) }

    mutating func end(_ status: Status, because message: String?, at now: Instant) {
        (self.status, self.message, completedAt) = (status, message, now)
    }

    /// The job as it is at a time: it expires by itself.
    func current(at now: Instant) -> UserImportJob {
        guard status == .created, now >= expiresAt else { return self }
        var job = self
        job.end(.expired, because: Message.expired, at: expiresAt)
        return job
    }

    /// How jobs end.
    enum Message {
        static let succeeded = "The Import Job has completed."
        static let stopped = "The Import Job was stopped by the developer."
        static let tooManyFailed = "Too many users have failed or been skipped during the import."
        static let expired = "The Import Job has expired."
    }

    /// Ends a job after all rows were read. It has failed if most rows did not become users (UP-CSV-57).
    mutating func complete(at now: Instant) {
        if skipped + failed > imported {
            end(.failed, because: Message.tooManyFailed, at: now)
        } else {
            end(.succeeded, because: Message.succeeded, at: now)
        }
    }
}
