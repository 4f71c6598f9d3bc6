import Directory
package import Kernel
import Storage
import Tokens

/// The administrator's operations on users' identities at other providers.
extension Administration {
    /// A user at a provider, as an administrator names it.
    package struct ProviderUser: Sendable {
        var provider: String
        var attribute: String
        var value: String

        /// - Parameter attribute: The attribute that `value` belongs to; nil for the user's identifier.
        package init(provider: String, attribute: String?, value: String) {
            self.provider = provider
            self.attribute = attribute.flatMap { $0.isEmpty ? nil : $0 } ?? ExternalIdentity.subject
            self.value = value
        }

        /// Whether it is a user of the pool itself. The name differs from the one in the settings of clients.
        var isOwn: Bool { provider.lowercased().hasSameBytes(as: "cognito") }
    }

    /// Lets the user `source` of a provider sign in as `destination` (FED-07).
    ///
    /// - Throws: `ExternalAccountRefusal`, `UserRefusal.notFound`, `ProviderRefusal.notFound`, `InvalidInput`.
    package func link(_ source: ProviderUser, to destination: ProviderUser, in id: UserPoolID) async throws {
        guard !source.isOwn, !source.value.isEmpty, source.value.utf8.count <= 2048 else {
            throw InvalidInput("SourceUser must be a user of another identity provider.")
        }
        try await changeIdentities(of: destination, in: id) { found in
            let provider = try IdentityProviderTable(found.tx).require(source.provider, in: found.pool.id)
            try provider.requireLinkable(source.attribute)
            let table = ExternalIdentityTable(found.tx)
            if let known = try table.find(source.value, of: source.attribute, at: provider.name, in: found.pool.id) {
                guard known.user != found.user.id else { return }
                throw known.isPrimary ? ExternalAccountRefusal.notMergeable : .alreadyLinked
            }
            guard try ExternalIdentities(found.tx, of: found.pool).canLinkAnother(to: found.user.id) else {
                throw ExternalAccountRefusal.tooManyIdentities(ExternalIdentities.maxLinks)
            }
            let identity = ExternalIdentity(
                provider: provider.name, attribute: source.attribute, value: source.value, user: found.user.id,
                isPrimary: false, createdAt: found.now)
            guard try table.insert(identity, in: found.pool.id) else { throw ExternalAccountRefusal.alreadyLinked }
        }
    }

    /// Ends sign-ins as `user`. A linked identity is removed from its user, and the sessions that began at its provider
    /// end. The own identity of a provider's user is disabled, and a user of the pool itself loses the password: both
    /// end all sessions of the user.
    ///
    /// - Throws: `UserRefusal.notFound`.
    package func disableProvider(of user: ProviderUser, in id: UserPoolID) async throws {
        try await changeIdentities(of: user, in: id) { [services] found in
            guard !user.isOwn else {
                var changed = found.user
                (changed.credential, changed.passwordExpiresAt, changed.status) = (nil, nil, .externalProvider)
                try found.save(changed)
                return try PasswordChange(found.tx, of: found.user, services: services).revokeAccess()
            }
            let table = ExternalIdentityTable(found.tx)
            guard let identity = try table.find(user.value, of: user.attribute, at: user.provider, in: found.pool.id)
            else { throw UserRefusal.notFound }
            guard !identity.isPrimary else {
                try services.deleteAuthSessions(found.user.id, found.pool.id, found.tx)
                try found.endSessions(services.world)
                return try table.disable(identity, in: found.pool.id)
            }
            try ExternalIdentities(found.tx, of: found.pool).unlink(identity)
            try UserSessionTable(found.tx).endAll(
                of: found.user.id, begunAt: identity.provider, in: found.pool.id, world: services.world)
        }
    }

    /// Finds the user, changes the identities and writes the attribute that shows them, in one transaction.
    private func changeIdentities(
        of named: ProviderUser, in id: UserPoolID,
        body: @escaping @Sendable (AdministeredUser) throws -> Void
    ) async throws {
        let (pool, now) = (try await self.pool(id), services.world.now())
        let user = try await services.database.write { tx in
            let user = try Self.find(named, in: pool, tx)
            try body(AdministeredUser(user: user, pool: pool, now: now, tx: tx))
            try ExternalIdentities(tx, of: pool).updateAttribute(of: user.id, now: now)
            return user.id
        }
        AuditContext.note(user)
    }

    /// The user of the pool that `named` is, by username or by an identity.
    ///
    /// - Throws: `UserRefusal.notFound`.
    private static func find(_ named: ProviderUser, in pool: UserPool, _ tx: any Transaction) throws -> User {
        if !named.isOwn,
            let identity = try ExternalIdentityTable(tx).find(
                named.value, of: named.attribute, at: named.provider, in: pool.id),
            let user = try UserTable(tx).find(identity.user, in: pool.id)
        {
            return user
        }
        return try UserTable(tx).require(Username(rawValue: named.value), in: pool)
    }
}

extension IdentityProvider {
    /// Social providers identify users by one attribute; other providers by any mapped one.
    ///
    /// - Throws: `InvalidInput`.
    fileprivate func requireLinkable(_ attribute: String) throws {
        guard !attribute.hasSameBytes(as: ExternalIdentity.subject) else { return }
        let isMapped = attributeMapping.contains { name, claim in
            name.hasSameBytes(as: attribute) || claim.hasSameBytes(as: attribute)
        }
        guard !kind.isSocial, isMapped else {
            throw InvalidInput("ProviderAttributeName must be Cognito_Subject, or an attribute that is mapped.")
        }
    }
}
