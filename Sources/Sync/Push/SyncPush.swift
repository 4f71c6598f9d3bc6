package import Directory
package import Kernel
package import Storage
package import Triggers

/// The port to the roles of the account.
///
/// - Returns: Why the service may not send through the application with the role; nil if it may.
package typealias PushRoleCheck = @Sendable (_ role: String, _ application: FunctionARN) async throws -> String?

/// Sets and shows the platform applications of pools.
package struct SyncPush: Sendable {
    private let database: any Database
    private let identities: SyncIdentities
    private let runner: any TriggerRunner
    private let checkRole: PushRoleCheck

    /// - Parameters:
    ///   - runner: Finds the targets of applications.
    ///   - checkRole: Checks the permissions of a role.
    package init(
        _ database: any Database, identities: SyncIdentities, runner: any TriggerRunner,
        checkRole: @escaping PushRoleCheck
    ) {
        (self.database, self.identities, self.runner, self.checkRole) = (database, identities, runner, checkRole)
    }

    /// The applications of a pool; nil if it has none.
    ///
    /// - Throws: `SyncRefusal.poolNotFound`.
    package func find(_ pool: IdentityPoolID) async throws -> PushSettings? {
        try await database.read { [identities] tx in
            try identities.require(pool, tx)
            let found = try PushApplicationTable(tx).list(of: pool)
            return found.first.map { PushSettings(applications: found.map(\.arn), role: $0.role) }
        }
    }

    /// Checks that messages can be sent through these applications.
    ///
    /// - Throws: `InvalidInput` if the role or the applications are missing, an application has no target or an unknown
    ///   platform, two have the same platform, or the role may not send through them.
    package func check(_ settings: PushSettings, of pool: IdentityPoolID) async throws {
        _ = try await find(pool)
        _ = try Self.applications(settings, of: pool)
        for application in settings.applications {
            guard try await runner.hasTarget(application, forIdentities: pool) else {
                throw InvalidInput.noTarget("ApplicationArns", for: application)
            }
            if let reason = try await checkRole(settings.role, application) { throw InvalidInput("RoleArn: \(reason)") }
        }
    }

    /// Sets the applications of a pool. Devices stay registered.
    ///
    /// - Parameter settings: Nil ends messages.
    /// - Throws: `SyncRefusal.poolNotFound`, or `InvalidInput` as `check`.
    package func set(_ settings: PushSettings?, of pool: IdentityPoolID) async throws {
        if let settings { try await check(settings, of: pool) }
        let applications = try settings.map { try Self.applications($0, of: pool) } ?? []
        try await database.write { [identities] tx in
            try identities.require(pool, tx)
            let table = PushApplicationTable(tx)
            try table.deleteAll(of: pool)
            for application in applications { try table.save(application) }
        }
    }

    private static func applications(
        _ settings: PushSettings, of pool: IdentityPoolID
    ) throws(InvalidInput) -> [PushApplication] {
        var found: [PushPlatform: PushApplication] = [:]
        guard settings.applications.count <= PushPlatform.allCases.count else {
            throw InvalidInput("ApplicationArns has one application for a platform.")
        }
        for arn in settings.applications {
            guard let platform = arn.pushPlatform else {
                let names = PushPlatform.allCases.map(\.rawValue).joined(separator: ", ")
                throw InvalidInput("ApplicationArns: the platforms of sync are \(names).")
            }
            guard found[platform] == nil else {
                throw InvalidInput("ApplicationArns has one application for a platform.")
            }
            found[platform] = PushApplication(arn, on: platform, of: pool, role: settings.role)
        }
        return found.values.sorted { $0.platform.rawValue.utf8.lexicographicallyPrecedes($1.platform.rawValue.utf8) }
    }
}
