import Kernel
import Storage

/// Carries out jobs of many users, one turn at a time, on the node that holds the job's lease, as imports are carried
/// out. The whole state of a job is in the store, so that another node goes on with it.
package struct BulkRunner: Sendable {
    /// Pauses after each user, so that sign-ins can write.
    package typealias Pause = @Sendable (_ afterWork: Duration) async throws -> Void

    let jobs: BulkJobs
    let pause: Pause

    /// Seconds of a lease, which each user prolongs. A call may wait for a function of the pool.
    static let leaseTime: Int64 = 30
    /// Users of a turn; then another job takes its turn.
    static let turn = 100
    /// Users of a page of the listing, which is all of a job that is in memory.
    static let pageLength = 60
    /// How often a user is tried if the server fails, and the seconds between, times the number of failures.
    static let (maxAttempts, wait): (Int, Int64) = (5, 5)

    package init(_ jobs: BulkJobs, pause: @escaping Pause) { (self.jobs, self.pause) = (jobs, pause) }

    /// Works on the job that has been due longest.
    ///
    /// - Returns: False if none is due.
    package func advance() async throws -> Bool {
        let (now, lease) = (jobs.world.now(), jobs.world.uuid())
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
