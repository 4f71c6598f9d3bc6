package import Kernel

/// The destinations of a pool's log entries, by their source; nil for none.
package struct LogDelivery: Codable, Sendable, Equatable {
    /// Messages that could not be delivered.
    package var userNotification: LogDestination?
    /// The activity of users, with its risk.
    package var userAuthEvents: LogDestination?

    package init() {}
}

extension Pools {
    /// Sets the destinations of log entries; nil for none.
    ///
    /// - Throws: `MissingResource`, `InvalidInput` for entries that the pool would not write, or
    ///   `PoolRefusal.featureUnavailableInTier`.
    package func setLogDelivery(_ delivery: LogDelivery?, of id: UserPoolID) async throws {
        try await change(id) { pool in
            pool.settings.logDelivery = delivery
            try pool.settings.check()
            guard delivery?.userAuthEvents == nil || pool.settings.judgesRisk else {
                throw InvalidInput("userAuthEvents exist only with AdvancedSecurityMode AUDIT or ENFORCED.")
            }
        }
    }
}
