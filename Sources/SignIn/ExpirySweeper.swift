public import Kernel
import Storage

/// Deletes expired rows in small batches, so that no table grows without bound.
public struct ExpirySweeper: Sendable {
    let services: SignInServices
    let now: @Sendable () -> Instant

    /// Creates the job.
    ///
    /// - Parameter now: The time to compare with, since a deletion cannot be undone; by default the current time.
    public init(_ services: SignInServices, now: (@Sendable () -> Instant)? = nil) {
        self.services = services
        self.now = now ?? services.world.now
    }

    /// Deletes at most a few hundred rows per table.
    ///
    /// - Returns: True if there is more to delete.
    @discardableResult
    public func sweep() async throws -> Bool {
        let now = now()
        let outbox = services.outbox
        return try await services.database.write { tx in
            try outbox.forgetOld(tx, now: now)
            return try ExpiryTable(tx).sweep(now: now, limit: 250)
        }
    }
}
