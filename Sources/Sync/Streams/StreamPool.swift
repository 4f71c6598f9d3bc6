package import Kernel

/// The state of a pool's stream.
struct StreamPool: Sendable, Equatable {
    let pool: IdentityPoolID
    /// Whether updates go to the stream.
    var isEnabled = false
    /// Whether the records that wait are being deleted.
    var discards = false
    /// How often in a row the stream could not be reached.
    var failures = 0
    /// Until when the stream is not tried again.
    var restsUntil = Instant(microseconds: 0)
    var bulk = BulkPublishState()

    init(_ pool: IdentityPoolID) { self.pool = pool }

    /// Notes that the stream could not be reached.
    mutating func rest(at now: Instant) {
        failures = min(failures + 1, RetryDelay.maxFailures)
        restsUntil = now.advanced(seconds: RetryDelay.seconds(after: failures))
    }

    /// Ends streaming, and with it a bulk publish that runs.
    mutating func disable(because reason: String, at now: Instant) {
        isEnabled = false
        if bulk.status == .inProgress { bulk.fail(because: reason, at: now) }
    }

    /// Restarts streaming.
    mutating func enable() {
        (isEnabled, failures, restsUntil) = (true, 0, Instant(microseconds: 0))
    }
}

/// How far a pool's bulk publish is (STR-BLK-06).
package struct BulkPublishState: Sendable, Equatable {
    package enum Status: String, Sendable {
        case notStarted = "NOT_STARTED"
        case inProgress = "IN_PROGRESS"
        case failed = "FAILED"
        case succeeded = "SUCCEEDED"
    }

    package var status = Status.notStarted
    /// When the last one began.
    package var startedAt: Instant?
    /// When it ended.
    package var completedAt: Instant?
    /// Why it failed.
    package var failure: String?
    /// The last dataset that was read.
    var (identity, dataset) = ("", "")
    /// Whether all datasets were read; some of their records may wait.
    var isRead = false

    /// Resets the progress for a new run.
    mutating func start(at now: Instant) {
        self = BulkPublishState()
        (status, startedAt) = (.inProgress, now)
    }

    mutating func fail(because reason: String, at now: Instant) {
        (status, completedAt, failure) = (.failed, now, reason)
    }
}
