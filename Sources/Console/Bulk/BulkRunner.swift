import Kernel
import Storage

/// Carries out jobs of many users, one turn at a time, on the node with the job's lease. The whole state of a job is in
/// the store, so that another node can continue it.
package struct BulkRunner: Sendable {
    /// Pauses after each user, so that sign-ins can write.
    package typealias Pause = @Sendable (_ afterWork: Duration) async throws -> Void

    let jobs: BulkJobs
    let pause: Pause

    /// The seconds of a lease, which each user prolongs. A call may wait for a function of the pool.
    static let leaseTime: Int64 = 30
    /// The users of a turn, after which another job has its turn.
    static let turnLength = 100
    /// The users of a page of the listing. No more users of a job are in memory.
    static let pageLength = 60
    /// How often a user is tried if the server fails.
    static let maxAttempts = 5
    /// The seconds before the second attempt. Each further one waits as much longer.
    static let retryDelay: Int64 = 5

    /// Works on jobs, and gives sign-ins the pauses.
    package init(_ jobs: BulkJobs, pause: @escaping Pause) { (self.jobs, self.pause) = (jobs, pause) }

    /// Works on the job that has been due longest.
    ///
    /// - Returns: False if none is due.
    package func advance() async throws -> Bool {
        let (now, lease) = (jobs.world.now(), jobs.world.uuid())
        // Most polls find nothing, and a read does not wait for writers.
        guard try await jobs.database.read({ try BulkJobTable($0).leases.hasDue(at: now) }) else { return false }
        let job = try await jobs.database.write { tx in
            try BulkJobTable(tx).leases.take(as: lease, at: now, until: now.advanced(seconds: Self.leaseTime))
                .map(BulkJob.init)
        }
        guard let job else { return false }
        try await HeldBulkJob(self, lease: lease).work(on: job)
        return true
    }
}
