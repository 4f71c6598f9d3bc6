package import Directory
package import Factors
import Kernel
import Storage
package import Tokens

/// The parts of an account that users see in addition to their attributes.
package struct AccountOverview: Sendable {
    package let user: User
    package let secondFactors: UserSecondFactors
    /// How many recovery codes are left.
    package let recoveryCodes: Int
    /// The active sessions; nil if the pool does not track them.
    package let sessions: [TrackedSession]?
    /// The remembered devices.
    package let devices: [UserDevice]
    package let identities: [ExternalIdentity]
}

extension Account {
    /// The overview of the user's account, read in one snapshot.
    ///
    /// - Throws: `UserRefusal.notFound`.
    package func overview(_ identity: some AccountUser) async throws -> AccountOverview {
        let (pool, _) = try await pool(of: identity)
        return try await services.database.read { [world = services.world, codes = services.recoveryCodes] tx in
            let user = try UserTable(tx).require(identity.user, in: pool.id)
            let sessions = UserSessions(tx, of: user.id, in: pool.id, world: world)
            let devices = try UserDeviceTable(tx).list(
                of: user.id, in: pool.id, isRememberedOnly: true, after: nil, limit: UserDevices.maxCount)
            return AccountOverview(
                user: user, secondFactors: try SecondFactorTable(tx).find(user.id, in: pool.id),
                recoveryCodes: try codes.count(of: user.id, in: pool.id, tx),
                sessions: pool.settings.tracksSessions ? try sessions.list() : nil, devices: devices.items,
                identities: try ExternalIdentityTable(tx).all(of: user.id, in: pool.id))
        }
    }
}
