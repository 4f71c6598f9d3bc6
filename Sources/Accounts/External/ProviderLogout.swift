package import Directory
package import Federation
package import Kernel
package import SAML
import Storage
import Tokens

/// Ends sessions that came from SAML providers.
package struct ProviderLogout: Sendable {
    private let services: AccountServices

    package init(_ services: AccountServices) { self.services = services }

    /// Forgets the session at a provider that a browser session came from, because both end.
    ///
    /// - Parameter browserSession: The keyed hash of the cookie.
    /// - Returns: The provider's session; nil if the browser session came from a sign-in here.
    package func take(_ browserSession: [UInt8], in pool: UserPoolID) async throws -> ProviderSession? {
        // Most browser sessions come from a sign-in here; their sign-out needs no write.
        let exists = try await services.database.read { try ProviderSessionTable($0).exists(browserSession, in: pool) }
        guard exists else { return nil }
        return try await services.database.write { try ProviderSessionTable($0).take(browserSession, in: pool) }
    }

    /// Ends the browser sessions that a provider's request identifies.
    package func end(_ request: ReceivedLogoutRequest, at provider: IdentityProvider) async throws {
        let pool = provider.pool
        let subject = SAMLLogin.hash(of: request.subject.nameID, at: provider.name, in: pool, services.cipher)
        let users = try await services.database.write { [world = services.world] tx in
            let sessions = try ProviderSessionTable(tx).all(of: subject, in: pool, limit: Self.maxSessions)
            let meant = sessions.filter { $0.login.isMeant(by: request.subject, indexes: request.sessionIndexes) }
            for session in meant {
                _ = try ProviderSessionTable(tx).take(session.browserSession, in: pool)
                try BrowserSignOut(tx, world: world).end(session.browserSession, in: pool)
            }
            return meant.map(\.user)
        }
        if let user = users.first { AuditContext.note(user) }
    }

    /// The names of a pool's SAML providers with an entity ID, usually only one.
    package func providers(entityID: String, in pool: UserPoolID) async throws -> [String] {
        guard entityID.utf8.count <= 1024 else { return [] }
        return try await services.database.read { tx in
            try ProviderMetadataTable(tx).providers(entityID: entityID, in: pool, limit: Self.maxProviders)
        }
    }

    package func provider(_ name: String, in pool: UserPoolID) async throws -> IdentityProvider? {
        try await services.database.read { try IdentityProviderTable($0).find(name, in: pool) }
    }

    /// How many providers with one entity ID are tried.
    private static let maxProviders = 4
    /// How many sessions of a user one request ends. They last for an hour.
    private static let maxSessions = 1000
}
