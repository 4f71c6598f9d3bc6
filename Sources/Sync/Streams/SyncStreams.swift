package import Directory
package import Kernel
package import Storage
package import Triggers

/// The stream of a pool, for administrators.
package struct StreamConfiguration: Sendable, Equatable {
    /// Its name and role.
    package var settings: StreamSettings
    /// Whether updates go there (STR-CFG-06).
    package var isEnabled: Bool
}

/// The port to the roles of the account.
///
/// - Returns: Why the service may not write to the stream with the role; nil if it may.
package typealias StreamRoleCheck = @Sendable (_ role: String, _ stream: FunctionARN) async throws -> String?

/// Sets and shows the streams of pools.
package struct SyncStreams: Sendable {
    private let database: any Database
    private let world: World
    private let identities: SyncIdentities
    private let runner: any TriggerRunner
    private let checkRole: StreamRoleCheck
    private let account: String

    /// - Parameters:
    ///   - runner: Finds the targets of streams.
    ///   - account: The account that streams belong to.
    ///   - checkRole: Checks the permissions of a role.
    package init(
        _ database: any Database, world: World, identities: SyncIdentities, runner: any TriggerRunner,
        account: String, checkRole: @escaping StreamRoleCheck
    ) {
        (self.database, self.world, self.identities) = (database, world, identities)
        (self.runner, self.account, self.checkRole) = (runner, account, checkRole)
    }

    /// The stream of a pool; nil if it was never set.
    ///
    /// - Throws: `SyncRefusal.poolNotFound`.
    package func find(_ pool: IdentityPoolID) async throws -> StreamConfiguration? {
        try await database.read { [identities] tx in
            try identities.require(pool, tx)
            guard let settings: StreamSettings = try SyncSettingsTable(tx).find(.streams, of: pool) else { return nil }
            return StreamConfiguration(settings: settings, isEnabled: try StreamPoolTable(tx).isEnabled(pool))
        }
    }

    /// Sets the stream of a pool.
    ///
    /// - Parameter isEnabled: Nil leaves it as it is; a new stream is disabled.
    /// - Throws: `SyncRefusal.poolNotFound`, `InvalidInput` if records could not be written, or `ConcurrentChange`
    ///   while what waited for it is being deleted.
    package func set(_ settings: StreamSettings, isEnabled: Bool?, of pool: IdentityPoolID) async throws {
        let current = try await find(pool)
        let isEnabled = isEnabled ?? current?.isEnabled ?? false
        if isEnabled { try await check(settings, of: pool) }
        try await database.write { [identities, world] tx in
            try identities.require(pool, tx)
            try SyncSettingsTable(tx).save(settings, as: .streams, of: pool)
            var stream = try StreamPoolTable(tx).find(pool) ?? StreamPool(pool)
            if isEnabled {
                guard !stream.discards else { throw ConcurrentChange(of: "stream") }
                stream.enable()
            } else {
                stream.disable(because: "Streaming was disabled.", at: world.now())
            }
            try StreamPoolTable(tx).save(stream)
        }
    }

    private func check(_ settings: StreamSettings, of pool: IdentityPoolID) async throws {
        guard let name = settings.name, let role = settings.role else {
            throw InvalidInput("An enabled stream has a StreamName and a RoleArn.")
        }
        guard name.utf8.allSatisfy({ $0.isASCIIAlphanumeric || "_.-".utf8.contains($0) }) else {
            throw InvalidInput("StreamName has letters, digits, dots, hyphens and underscores.")
        }
        let stream = FunctionARN(stream: name, of: pool, in: account)
        guard try await runner.hasTarget(stream, forIdentities: pool) else {
            throw InvalidInput.noTarget("StreamName", for: stream)
        }
        if let reason = try await checkRole(role, stream) { throw InvalidInput("RoleArn: \(reason)") }
    }
}

extension FunctionARN {
    /// The ARN of a stream, which names its target.
    init(stream name: String, of pool: IdentityPoolID, in account: String) {
        self.init(rawValue: "arn:aws:kinesis:\(pool.region):\(account):stream/\(name)")
    }
}
