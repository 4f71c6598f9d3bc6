package import Directory
package import Federation
import Kernel
import Storage
import Triggers

/// The users of a pool who sign in with other providers (UP-FED-02).
package struct ExternalAccounts: Sendable {
    let services: AccountServices

    package init(_ services: AccountServices) { self.services = services }

    /// A user that a provider has authenticated.
    package struct Found: Sendable {
        package var user: User
        /// Whether this sign-in has added the user.
        package var isNew: Bool
    }

    /// The result of a sign-in with a provider.
    package enum Recognition: Sendable {
        case found(Found)
        /// The user is asked whether an account of the pool is theirs.
        case question(PendingLink)
    }

    /// The user with the identity of `profile`, with the provider's present attributes (UP-SAML-24). The first sign-in
    /// adds a user, unless an administrator has linked the identity to one, or the pool's policy does so.
    ///
    /// - Parameter login: The data to end the provider's session together with this server's; nil if they end
    ///   separately.
    /// - Throws: `ExternalAccountRefusal`, `InvalidInput` for a value that the pool's schema does not accept
    ///   (UP-MAP-04), and `TriggerRefusal`.
    package func recognise(
        _ profile: ExternalProfile, at provider: IdentityProvider, from context: ClientContext, login: SAMLLogin? = nil
    ) async throws -> Recognition {
        let profile = try await transformed(profile, at: provider, from: context)
        switch try await repeating({ try await decide(about: profile, at: provider, from: context) }) {
        case .link(let user): return .found(Found(user: user, isNew: false))
        case .separate: break
        case .ask(let candidate):
            let link = PendingLink(
                profile, at: provider, to: candidate, login: login, now: services.world.now(), world: services.world)
            if link.fitsInAddress { return .question(link) }
        }
        return .found(try await add(profile, at: provider, from: context))
    }

    /// Adds a separate account for the identity of `link`, after the user's answer.
    ///
    /// - Throws: As `recognise` does.
    package func separate(_ link: PendingLink, at provider: IdentityProvider, from context: ClientContext) async throws
        -> Found
    {
        let user = try await repeating { try await update(link.profile, at: provider, in: context.pool) }
        if let user { return Found(user: user, isNew: false) }
        return try await add(link.profile, at: provider, from: context)
    }

    /// Whether `user` has the identity of `profile`.
    package func has(_ user: User, identity profile: ExternalProfile, at provider: IdentityProvider) async throws
        -> Bool
    {
        try await services.database.read { tx in
            try ExternalIdentityTable(tx).find(profile.subject, at: provider.name, in: provider.pool)?.user == user.id
        }
    }

    /// Repeats `body` if another request has changed its basis, such as a sign-in of the same user in another tab.
    func repeating<Value>(_ body: () async throws -> Value) async throws -> Value {
        for _ in 1..<Self.maxTries {
            do { return try await body() } catch is ConcurrentChange {} catch UserRefusal.usernameTaken {}
        }
        return try await body()
    }

    private static let maxTries = 5

    /// The provider's profile with the claims that the pool's function has returned for it.
    private func transformed(_ profile: ExternalProfile, at provider: IdentityProvider, from context: ClientContext)
        async throws
        -> ExternalProfile
    {
        let sources = profile.sources
        let trigger = InboundFederationTrigger(
            provider,
            responses: InboundFederationTrigger.ProviderResponses(
                tokenResponse: sources.tokenResponse, idToken: sources.idToken, userInfo: sources.userInfo,
                samlResponse: sources.samlResponse))
        let triggerContext = TriggerContext(
            context.pool, client: context.client.id, username: provider.username(of: profile, in: context.pool))
        guard let claims = try await services.triggers.invoke(trigger, context: triggerContext)?.flatMap({ $0 }) else {
            return profile
        }
        var changed = ExternalProfile(subject: profile.subject, claims: claims)
        changed.setLists(profile.lists)
        return changed
    }
}

extension IdentityProvider {
    /// The username of a provider's user in `pool` (UP-SAML-06), in lower case if the pool ignores the case of names.
    /// The identity keeps the provider's spelling.
    func username(of profile: ExternalProfile, in pool: UserPool) -> Username {
        let text = "\(name)_\(profile.subject)"
        return Username(rawValue: pool.settings.usernameCaseSensitive ? text : text.lowercased())
    }

    /// The username of a provider's user whose usual name belongs to another user. The identity identifies the user,
    /// not the name.
    func username(of profile: ExternalProfile, in pool: UserPool, ending: String) -> Username {
        let usual = username(of: profile, in: pool).rawValue
        let fits = usual.unicodeScalars.count + 1 + ending.unicodeScalars.count <= Self.maxUsernameLength
        return Username(rawValue: "\(fits ? usual : name)_\(ending)")
    }

    /// The largest number of characters in a username.
    static let maxUsernameLength = 128
}
