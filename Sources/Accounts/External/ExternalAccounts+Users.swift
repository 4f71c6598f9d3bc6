import Directory
import Factors
import Federation
import Kernel
import Storage
import Triggers

/// Users who are added and changed by sign-ins with a provider.
extension ExternalAccounts {
    /// The user who has the identity, updated from the provider's profile; nil if no user has it.
    func update(_ profile: ExternalProfile, at provider: IdentityProvider, in pool: UserPool) async throws -> User? {
        let update = ExternalUpdate(profile, at: provider, in: pool, now: services.world.now())
        let found = try await services.database.write { try apply(update, $0) }
        if let found { AuditContext.note(found.id) }
        return found
    }

    /// Makes the changes of `update` in a transaction.
    ///
    /// - Returns: The user with the changes; nil if no user has the identity.
    func apply(_ update: ExternalUpdate, _ tx: any Transaction) throws -> User? {
        let (profile, provider, pool) = (update.profile, update.provider, update.pool)
        let identities = ExternalIdentities(tx, of: pool)
        guard let identity = try identities.find(profile.subject, in: profile.claims, at: provider),
            let user = try UserTable(tx).find(identity.user, in: pool.id)
        else { return nil }
        guard !identity.isDisabled else { throw ExternalAccountRefusal.identityDisabled }
        try update.groups.apply(to: user.id, in: pool.id, upTo: services.quotas.groupsPerUser, tx)
        try update.keepTokens(of: user.id, by: services.cipher, tx)
        var changed = user
        let attributes = provider.attributes(from: profile.claims)
        try AttributeChange(attributes, by: .administrator).apply(to: &changed, in: pool)
        changed.attributes[StandardAttributes.identities] = try identities.text(of: user.id)
        guard changed != user else { return user }
        let saved = try UserWriter(tx, of: pool).save(changed, now: update.now)
        try CodeTable(tx).deleteCodesOfChangedContacts(from: user, to: saved)
        return saved
    }

    /// Adds a user for the provider's user, unless the pool's function links the identity to an existing user. If
    /// several first sign-ins run at once, one adds the user, and the others find it.
    func add(_ profile: ExternalProfile, at provider: IdentityProvider, from context: ClientContext) async throws
        -> Found
    {
        var isFirstTry = true
        return try await repeating {
            if !isFirstTry, let user = try await update(profile, at: provider, in: context.pool) {
                return Found(user: user, isNew: false)
            }
            isFirstTry = false
            return try await tryToAdd(profile, at: provider, from: context)
        }
    }

    /// - Throws: `ConcurrentChange` and `UserRefusal.usernameTaken` if another request was faster.
    private func tryToAdd(
        _ profile: ExternalProfile, at provider: IdentityProvider, from context: ClientContext
    ) async throws -> Found {
        let (pool, attributes) = (context.pool, provider.attributes(from: profile.claims))
        let username = try await freeUsername(of: profile, at: provider, in: pool)
        var newUser = try newUser(username, attributes: attributes, in: pool)
        try await services.admit(&newUser, given: attributes, by: context.client.id, in: pool)
        // The function may have linked the identity to a user, or another request may have added the user.
        if let user = try await update(profile, at: provider, in: pool) { return Found(user: user, isNew: false) }
        try await insert(newUser.user, profile: profile, at: provider, in: pool)
        AuditContext.note(newUser.user.id)
        // Read with the identity, which is part of the functions' events.
        let added = try await services.database.read { [id = newUser.user.id] tx in
            try UserTable(tx).find(id, in: pool.id)
        }
        let user = added ?? newUser.user
        try await services.announceConfirmation(.signUp, of: user, in: pool, by: context.client.id, clientMetadata: nil)
        return Found(user: user, isNew: true)
    }

    /// The usual username of the provider's user, or one with a random ending if another user has it.
    private func freeUsername(
        of profile: ExternalProfile, at provider: IdentityProvider, in pool: UserPool
    ) async throws -> Username {
        let usual = provider.username(of: profile, in: pool)
        guard usual.rawValue.unicodeScalars.count <= IdentityProvider.maxUsernameLength,
            pool.signInName(usual).isUsable
        else { throw InvalidInput("The provider's name of the user is too long for a username.") }
        let isTaken = try await services.database.read { tx in
            try NameTable(tx).owner(of: pool.signInName(usual), in: pool.id) != nil
        }
        guard isTaken else { return usual }
        return provider.username(of: profile, in: pool, ending: Hex.encode(services.world.bytes(8)))
    }

    private func newUser(_ username: Username, attributes: [String: String], in pool: UserPool) throws -> NewUser {
        var user = User(
            pool: pool.id, id: UserID(rawValue: services.world.uuid()), username: username, status: .externalProvider,
            attributes: [:], createdAt: services.world.now())
        try AttributeChange(attributes, by: .administrator, at: .creation).apply(to: &user, in: pool)
        let missing = pool.schema.missing(in: user.attributes)
        guard missing.isEmpty else { throw ExternalAccountRefusal.attributesRequired(missing) }
        return NewUser(ofProvider: user)
    }

    private func insert(
        _ user: User, profile: ExternalProfile, at provider: IdentityProvider, in pool: UserPool
    ) async throws {
        let identity = ExternalIdentity(
            provider: provider.name, value: profile.subject, user: user.id, isPrimary: true, createdAt: user.createdAt)
        let update = ExternalUpdate(profile, at: provider, in: pool, now: user.createdAt)
        try await services.database.write { [cipher = services.cipher, maximum = services.quotas.groupsPerUser] tx in
            // The provider may have been deleted during the sign-in there (FED-08).
            _ = try IdentityProviderTable(tx).require(provider.name, in: pool.id)
            guard try ExternalIdentityTable(tx).insert(identity, in: pool.id) else {
                throw ConcurrentChange(of: "user")
            }
            var user = user
            user.attributes[StandardAttributes.identities] = try ExternalIdentities(tx, of: pool).text(of: user.id)
            try UserWriter(tx, of: pool).insert(user)
            try ProviderGroup.add(user.id, of: provider, now: user.createdAt, tx)
            try update.groups.apply(to: user.id, in: pool.id, upTo: maximum, tx)
            try update.keepTokens(of: user.id, by: cipher, tx)
        }
    }
}
