package import Directory
package import Federation
import Kernel
import Storage
import Triggers

/// The users of a pool who sign in with other providers (UP-FED-02).
package struct ExternalAccounts: Sendable {
    let services: AccountServices

    /// Uses the given services.
    package init(_ services: AccountServices) { self.services = services }

    /// A user that a provider has recognised.
    package struct Found: Sendable {
        package var user: User
        /// Whether this sign-in has added the user.
        package var isNew: Bool
    }

    /// The user with the identity of `profile`, with the attributes that the provider gives now (UP-SAML-24). The first
    /// sign-in adds a user, unless an administrator has linked the identity to one.
    ///
    /// - Throws: `ExternalAccountRefusal`, `InvalidInput` for a value that the pool's schema does not accept
    ///   (UP-MAP-04), `UserRefusal` if the username is taken, and `TriggerRefusal`.
    package func find(_ profile: ExternalProfile, at provider: IdentityProvider, _ call: ClientCall) async throws
        -> Found
    {
        let pool = call.pool
        let claims = try await claims(of: profile, at: provider, call)
        let attributes = provider.attributes(from: claims)
        if let user = try await update(profile, claims, attributes, at: provider, in: pool) {
            return Found(user: user, isNew: false)
        }
        var newUser = try newUser(profile, attributes, at: provider, in: pool)
        try await services.admit(&newUser, given: attributes, by: call.client.id, in: pool)
        // The function may have linked the identity to a user, and another request may have added this one.
        if let user = try await update(profile, claims, attributes, at: provider, in: pool) {
            return Found(user: user, isNew: false)
        }
        try await add(newUser.user, profile, at: provider, in: pool)
        AuditContext.note(newUser.user.id)
        try await services.confirmed(.signUp, newUser.user, in: pool, by: call.client.id, nil)
        return Found(user: newUser.user, isNew: true)
    }

    /// What the provider says, as the pool's function changes it.
    private func claims(of profile: ExternalProfile, at provider: IdentityProvider, _ call: ClientCall) async throws
        -> [String: String]
    {
        let sources = profile.sources
        let trigger = InboundFederationTrigger(
            provider,
            InboundFederationTrigger.Answers(
                tokenResponse: sources.tokenResponse, idToken: sources.idToken, userInfo: sources.userInfo,
                samlResponse: sources.samlResponse))
        let context = TriggerContext(call.pool, client: call.client.id, username: provider.username(of: profile))
        return try await services.triggers.invoke(trigger, context)?.flatMap { $0 } ?? profile.claims
    }

    /// The user who has the identity, changed to what the provider says; nil if no user has it.
    private func update(
        _ profile: ExternalProfile, _ claims: [String: String], _ attributes: [String: String],
        at provider: IdentityProvider, in pool: UserPool
    ) async throws -> User? {
        let now = services.world.now()
        let found = try await services.database.write { tx -> User? in
            let owner = ExternalIdentities(tx, of: pool)
            guard let identity = try owner.find(profile.subject, claims, at: provider),
                let user = try UserTable(tx).find(identity.user, in: pool.id)
            else { return nil }
            guard !identity.isDisabled else { throw ExternalAccountRefusal.identityDisabled }
            var changed = user
            try AttributeChange(attributes, by: .administrator).apply(to: &changed, in: pool)
            changed.attributes[StandardAttributes.identities] = try owner.text(of: user.id)
            guard changed != user else { return user }
            let saved = try UserWriter(tx, of: pool).save(changed, now: now)
            try services.deleteCodes(tx, from: user, to: saved)
            return saved
        }
        if let found { AuditContext.note(found.id) }
        return found
    }

    private func newUser(
        _ profile: ExternalProfile, _ attributes: [String: String], at provider: IdentityProvider, in pool: UserPool
    ) throws -> NewUser {
        let username = provider.username(of: profile)
        guard username.rawValue.unicodeScalars.count <= 128, pool.signInName(username).isUsable else {
            throw InvalidInput("The provider's name of the user is too long for a username.")
        }
        var user = User(
            pool: pool.id, id: UserID(rawValue: services.world.uuid()), username: username, status: .externalProvider,
            attributes: [:], createdAt: services.world.now())
        try AttributeChange(attributes, by: .administrator, at: .creation).apply(to: &user, in: pool)
        let missing = pool.schema.missing(in: user.attributes)
        guard missing.isEmpty else { throw ExternalAccountRefusal.attributesRequired(missing) }
        return NewUser(ofProvider: user)
    }

    private func add(
        _ user: User, _ profile: ExternalProfile, at provider: IdentityProvider, in pool: UserPool
    ) async throws {
        let identity = ExternalIdentity(
            provider: provider.name, value: profile.subject, user: user.id, isPrimary: true, createdAt: user.createdAt)
        try await services.database.write { tx in
            // The provider may have been deleted while the user was there (FED-08).
            _ = try IdentityProviderTable(tx).require(provider.name, in: pool.id)
            guard try ExternalIdentityTable(tx).insert(identity, in: pool.id) else {
                throw ConcurrentChange(of: "user")
            }
            var user = user
            user.attributes[StandardAttributes.identities] = try ExternalIdentities(tx, of: pool).text(of: user.id)
            try UserWriter(tx, of: pool).insert(user)
            try ProviderGroup.add(user.id, of: provider, now: user.createdAt, tx)
        }
    }
}

extension IdentityProvider {
    /// What the provider's users are called in the pool (UP-SAML-06).
    func username(of profile: ExternalProfile) -> Username { Username(rawValue: "\(name)_\(profile.subject)") }
}
