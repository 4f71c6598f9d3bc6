public import Kernel
import Storage

/// Forgets what has run out, a little at a time, so that no table grows without bound.
public struct ExpirySweeper: Sendable {
    let services: SignInServices
    let now: @Sendable () -> Instant

    /// The keeper with its facilities.
    ///
    /// - Parameter now: What time it is for the sweep, which cannot be undone; without it, the clock of the facilities.
    public init(_ services: SignInServices, now: (@Sendable () -> Instant)? = nil) {
        self.services = services
        self.now = now ?? services.world.now
    }

    /// One round of at most a few hundred rows a table. True where there was more to do than that.
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
