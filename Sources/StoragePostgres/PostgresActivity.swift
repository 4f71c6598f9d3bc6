import Kernel

/// The counters of a database since the process began.
package struct PostgresActivity: Hashable, Sendable {
    /// Why a transaction ran again.
    package enum RetryReason: String, CaseIterable, Sendable {
        /// Another transaction changed the same rows.
        case conflict
        /// The connection ended.
        case connection
        /// The session no longer fitted, for example because the server had become a standby.
        case session
    }

    /// Open connections.
    package var connections = 0
    /// Transactions that ran again.
    package var retries: [RetryReason: Int] = [:]
    /// Transactions that failed after all retries.
    package var abandoned = 0
    /// Requests that were given a connection.
    package var waits = 0
    /// How long they waited for it, together.
    package var waited: Duration = .zero
    /// Promotions of another server that new connections found.
    package var failovers = 0

    /// Nothing has happened.
    package init() {}
}

/// Keeps the counters of a database's workers.
final class PostgresCounts: Sendable {
    private let activity = Locked(PostgresActivity())

    var current: PostgresActivity { activity.read { $0 } }

    func retried(after failure: PostgresError) {
        let reason: PostgresActivity.RetryReason =
            failure.isConflict ? .conflict : failure.isStaleSession ? .session : .connection
        activity.change { $0.retries[reason, default: 0] += 1 }
    }

    func abandoned() { activity.change { $0.abandoned += 1 } }

    func waited(_ duration: Duration) {
        activity.change {
            $0.waits += 1
            $0.waited += duration
        }
    }
}
