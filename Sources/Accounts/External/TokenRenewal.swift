package import Cryptography
package import Directory
package import Federation
package import Kernel
package import Storage

/// Renews the tokens of other providers that users' attributes hold, once they have expired
/// (decisions/0044-tokens-of-providers-are-renewed-with-the-session.md).
package struct TokenRenewal: Sendable {
    private let database: any Database
    private let cipher: SecretCipher
    private let settings: SettingsCache
    private let connectors: OAuthConnectors
    private let world: World
    private let report: @Sendable (FailedRenewal) -> Void

    /// - Parameters:
    ///   - connectors: The connections to the providers.
    ///   - report: Called for each failure; the app does not see it.
    package init(
        _ database: any Database, cipher: SecretCipher, settings: SettingsCache, connectors: OAuthConnectors,
        world: World, report: @escaping @Sendable (FailedRenewal) -> Void
    ) {
        (self.database, self.cipher, self.settings) = (database, cipher, settings)
        (self.connectors, self.world, self.report) = (connectors, world, report)
    }

    /// A token is renewed this many seconds before it expires.
    private static let margin: Int64 = 60
    /// How soon a failed renewal is tried again. Until then, other callers do not try it either.
    private static let retry: Int64 = .minutes(10)

    /// `user` with tokens that are valid, as far as the providers issue them. A failure leaves the attribute as it is:
    /// a session of the pool does not end with a provider's token (UP-FED-05).
    package func renewed(_ user: User, in pool: UserPool) async -> User {
        // Most pools and users have nothing to renew. Attributes that a function has derived from a provider's claims
        // stay.
        guard user.attributes[StandardAttributes.identities] != nil,
            pool.settings.function(for: .inboundFederation) == nil,
            // A store that cannot be read fails the rest of the request anyway.
            let providers = try? await settings.providers(of: pool.id).filter(\.mapsTokens)
        else { return user }
        for provider in providers {
            do {
                // One provider at a time, because the app waits.
                if let renewed = try await renewed(user, at: provider, in: pool) { return renewed }
            } catch {
                report(FailedRenewal(pool: pool.id, user: user.id, provider: provider.name, cause: error))
                return user
            }
        }
        return user
    }

    /// - Returns: The user with the renewed tokens; nil if a renewal is not needed.
    private func renewed(_ user: User, at provider: IdentityProvider, in pool: UserPool) async throws -> User? {
        let now = world.now()
        let limit = now.advanced(seconds: Self.margin)
        let isDue = try await database.read { [cipher] tx in
            try ProviderTokenTable(tx, cipher: cipher).isDue(of: user.id, at: provider, by: limit)
        }
        guard isDue, let (token, subject) = try await take(user.id, at: provider, by: limit, now: now) else {
            return nil
        }
        let renewed = try await connectors.connector(of: provider).renew(token, of: subject)
        let attributes = provider.attributes(from: renewed.claims)
        return try await database.write { [cipher] tx in
            guard let saved = try UserTable(tx).find(user.id, in: pool.id) else { return nil }
            if let tokens = renewed.tokens {
                try ProviderTokenTable(tx, cipher: cipher).put(tokens, of: user.id, at: provider, now: now)
            }
            var changed = saved
            try AttributeChange(attributes, by: .administrator).apply(to: &changed, in: pool)
            return changed == saved ? saved : try UserWriter(tx, of: pool).save(changed, now: now)
        }
    }

    /// The refresh token and the subject of a user whose identity is still valid, for one caller.
    private func take(_ user: UserID, at provider: IdentityProvider, by limit: Instant, now: Instant) async throws
        -> (token: Secret<String>, subject: String)?
    {
        try await database.write { [cipher] tx in
            let identity = try ExternalIdentityTable(tx).all(of: user, in: provider.pool).first { identity in
                identity.provider.hasSameBytes(as: provider.name) && !identity.isDisabled
                    && identity.attribute == ExternalIdentity.subject
            }
            let token = try ProviderTokenTable(tx, cipher: cipher).take(
                of: user, at: provider, by: limit, next: now.advanced(seconds: Self.retry))
            guard let identity, let token else { return nil }
            return (token, identity.value)
        }
    }
}

/// A failed renewal of a provider's tokens: the attribute keeps the former token.
package struct FailedRenewal: Sendable {
    /// The user's pool.
    package let pool: UserPoolID
    /// The user whose tokens they are.
    package let user: UserID
    /// The name of the provider.
    package let provider: String
    /// The reason, without any text of the provider except its error code.
    package let reason: String

    fileprivate init(pool: UserPoolID, user: UserID, provider: String, cause: any Error) {
        (self.pool, self.user, self.provider) = (pool, user, provider)
        reason = (cause as? any Refusal)?.message ?? String(describing: cause)
    }
}
