package import Directory
import Kernel
import Storage
import Tokens

/// The user's identities at other providers.
extension Account {
    /// Takes a linked identity from the user. It cannot sign in to this account any more, and the sessions end that
    /// began at its provider, except that of the browser in which the user acts.
    ///
    /// - Parameters:
    ///   - value: The provider's identifier of the user.
    ///   - provider: The provider's name.
    /// - Throws: `ExternalAccountRefusal.notLinked` if the user does not have the identity,
    ///   `ExternalAccountRefusal.onlyIdentity` if the user could not sign in without it.
    package func unlink(_ value: String, at provider: String, for identity: some AccountUser) async throws {
        let (pool, _) = try await pool(of: identity)
        try await services.database.write { [world = services.world] tx in
            let user = try UserTable(tx).require(identity.user, in: pool.id)
            let all = try ExternalIdentityTable(tx).all(of: user.id, in: pool.id)
            let found = all.first { $0.provider.hasSameBytes(as: provider) && $0.value.hasSameBytes(as: value) }
            guard let found else { throw ExternalAccountRefusal.notLinked }
            guard found.isRemovable(from: user, with: all) else { throw ExternalAccountRefusal.onlyIdentity }
            let identities = ExternalIdentities(tx, of: pool)
            try identities.unlink(found)
            try identities.updateAttribute(of: user.id, now: world.now())
            try UserSessionTable(tx).endAll(
                of: user.id, begunAt: found.provider, in: pool.id, except: identity.current, world: world)
            try identity.renewSession(tx)
        }
    }
}

extension ExternalIdentity {
    /// Whether the identity was linked, and `user` can sign in without it.
    package func isRemovable(from user: User, with all: [ExternalIdentity]) -> Bool {
        guard !isPrimary else { return false }
        return user.status != .externalProvider || all.contains { $0 != self && !$0.isDisabled }
    }
}
