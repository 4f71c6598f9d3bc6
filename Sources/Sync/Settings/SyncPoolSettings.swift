package import Directory
package import Kernel
package import Storage

/// The stream that receives a pool's changes once streaming is enabled (STR-CFG-02).
package struct StreamSettings: Codable, Sendable, Equatable {
    /// The stream's name.
    package var name: String?
    /// The role that may write to it.
    package var role: String?

    /// A stream.
    package init(name: String?, role: String?) { (self.name, self.role) = (name, role) }
}

/// The functions that a pool calls, by their events.
struct EventSettings: Codable, Sendable, Equatable {
    /// The function that decides about updates (EVT-CFG-01); nil for none.
    var syncTrigger: FunctionARN?
}

/// The administrator's settings of pools for sync.
package struct SyncPoolSettings: Sendable {
    private let database: any Database
    private let identities: SyncIdentities

    /// The settings in `database`.
    package init(_ database: any Database, identities: SyncIdentities) {
        (self.database, self.identities) = (database, identities)
    }

    /// The function of the sync trigger; nil for none.
    ///
    /// - Throws: `SyncRefusal.poolNotFound`.
    package func syncTrigger(of pool: IdentityPoolID) async throws -> FunctionARN? {
        try await database.read { [identities] tx in
            try identities.require(pool, tx)
            return try SyncSettingsTable(tx).find(.events, of: pool).flatMap { (events: EventSettings) in
                events.syncTrigger
            }
        }
    }

    /// Sets the function of the sync trigger.
    ///
    /// - Parameter function: Nil for none.
    /// - Throws: `SyncRefusal.poolNotFound`.
    package func setSyncTrigger(_ function: FunctionARN?, of pool: IdentityPoolID) async throws {
        try await database.write { [identities] tx in
            try identities.require(pool, tx)
            try SyncSettingsTable(tx).save(EventSettings(syncTrigger: function), as: .events, of: pool)
        }
    }
}
