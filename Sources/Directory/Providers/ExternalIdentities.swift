import Cryptography
package import Kernel
package import Storage

/// The identities of a pool's users, and the attribute that shows them.
package struct ExternalIdentities {
    private let tx: any Transaction
    private let pool: UserPool

    package init(_ tx: any Transaction, of pool: UserPool) { (self.tx, self.pool) = (tx, pool) }

    /// The identity with this subject. If an administrator linked it by another attribute, it is found by the
    /// provider's claim for that attribute, and gets the subject.
    package func find(
        _ subject: String, in claims: [String: String], at provider: IdentityProvider
    ) throws -> ExternalIdentity? {
        guard var identity = try peek(subject, in: claims, at: provider) else { return nil }
        let isOfSubject =
            identity.attribute.hasSameBytes(as: ExternalIdentity.subject) && identity.value.hasSameBytes(as: subject)
        guard !isOfSubject else { return identity }
        let table = ExternalIdentityTable(tx)
        try table.delete(identity, in: pool.id)
        (identity.attribute, identity.value) = (ExternalIdentity.subject, subject)
        _ = try table.insert(identity, in: pool.id)
        return identity
    }

    /// The identity that `find` would return, as it is stored.
    package func peek(
        _ subject: String, in claims: [String: String], at provider: IdentityProvider
    ) throws -> ExternalIdentity? {
        let table = ExternalIdentityTable(tx)
        if let identity = try table.find(subject, at: provider.name, in: pool.id) { return identity }
        for (name, value) in provider.linkableValues(in: claims) {
            if let found = try table.find(value, of: name, at: provider.name, in: pool.id) { return found }
        }
        return nil
    }

    /// The largest number of identities that can be linked to one user.
    package static let maxLinks = 5

    /// Whether another identity can be linked to `user` (FED-07).
    package func canLinkAnother(to user: UserID) throws -> Bool {
        try ExternalIdentityTable(tx).all(of: user, in: pool.id).filter { !$0.isPrimary }.count < Self.maxLinks
    }

    /// Removes a linked identity from its user, and records that, so that the pool's policy does not link it again.
    package func unlink(_ identity: ExternalIdentity) throws {
        let table = ExternalIdentityTable(tx)
        try table.delete(identity, in: pool.id)
        try table.noteUnlinked(identity, in: pool.id)
    }

    /// Updates the attribute that shows the identities of `id`, if they have changed.
    package func updateAttribute(of id: UserID, now: Instant) throws {
        var user = try UserTable(tx).require(id, in: pool.id)
        let text = try text(of: id)
        guard user.attributes[StandardAttributes.identities] != text else { return }
        user.attributes[StandardAttributes.identities] = text
        try UserWriter(tx, of: pool).save(user, now: now)
    }

    /// The attribute `identities` of a user: a list as JSON; nil without any.
    package func text(of user: UserID) throws -> String? {
        let identities = try ExternalIdentityTable(tx).all(of: user, in: pool.id)
        guard !identities.isEmpty else { return nil }
        let entries = try identities.map { identity in
            let provider = try IdentityProviderTable(tx).find(identity.provider, in: pool.id)
            let members: Claims = [
                "userId": .string(identity.value), "providerName": .string(identity.provider),
                "providerType": provider.map { .string($0.kind.rawValue) } ?? .null,
                // As in the service, only SAML providers are named here.
                "issuer": try ProviderMetadataTable(tx).entityID(of: identity.provider, in: pool.id)
                    .map { .string($0) } ?? .null,
                "primary": .boolean(identity.isPrimary),
                "dateCreated": .integer(identity.createdAt.microseconds / 1000),
            ]
            return members.jsonText
        }
        return "[" + entries.joined(separator: ",") + "]"
    }
}

extension IdentityProvider {
    /// The values that an administrator may have linked a user by: those of mapped attributes, under the pool's and the
    /// provider's names.
    fileprivate func linkableValues(in claims: [String: String]) -> [(name: String, value: String)] {
        guard !kind.isSocial else { return [] }
        return attributeMapping.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.flatMap { name, claim in
            claims[claim].map { value in [(name, value), (claim, value)] } ?? []
        }
    }
}
