package import Kernel
import Storage

/// Gives apps and developers' back ends OpenID tokens, which STS accepts (POOL-STS-01).
package struct OpenIDTokens: Sendable {
    let identities: Identities
    let verification: LoginVerification
    let tokens: IdentityTokens

    /// Tokens of identities whose logins `verification` accepts.
    package init(_ identities: Identities, verification: LoginVerification, tokens: IdentityTokens) {
        (self.identities, self.verification, self.tokens) = (identities, verification, tokens)
    }

    /// An identity's token, and the identity, which may differ from the identity in the call (POOL-GOT-07).
    package struct Issued: Sendable {
        package let identity: IdentityID
        package let token: Secret<String>
    }

    /// The identity of a new caller (POOL-GID-01).
    ///
    /// - Throws: `LoginRefusal`, `IdentityRefusal`, `IdentityPoolRefusal`.
    package func identity(in id: IdentityPoolID, logins: [String: Secret<String>]) async throws -> IdentityID {
        AuditContext.note(id)
        let pool = try await pool(id)
        guard !logins.isEmpty else { return try await identities.unauthenticated(in: pool) }
        let verified = try await verification.verify(logins, in: pool)
        return try await identities.identity(with: verified.map(\.login), in: id)
    }

    /// A token for an app (POOL-GOT-01).
    ///
    /// - Throws: `LoginRefusal`, `IdentityRefusal`, `IdentityPoolRefusal`.
    package func token(for id: IdentityID, logins: [String: Secret<String>]) async throws -> Issued {
        let (pool, verified, identity) = try await resolve(id, logins: logins) { pool in
            try pool.requireClassicFlow(isUser: !logins.isEmpty)
            // A SAML provider decides about roles, which a token cannot express (EXT-SAM-05).
            guard !logins.keys.contains(where: pool.settings.hasSAMLProvider) else {
                throw InvalidInput("Logins of SAML providers give credentials only by GetCredentialsForIdentity.")
            }
        }
        let claims = IdentityClaims(identity, in: pool, logins: verified)
        if verified.isEmpty { try await identities.keep(identity) }
        return Issued(
            identity: claims.identity, token: try await tokens.issue(claims, lifetime: IdentityTokens.standardLifetime))
    }

    /// Verifies and links the caller's logins.
    ///
    /// - Parameter check: Refuses pools before anything is verified.
    func resolve(
        _ id: IdentityID, logins: [String: Secret<String>],
        check: (IdentityPoolRecord) throws -> Void = { _ in }
    ) async throws -> (pool: IdentityPoolRecord, logins: [VerifiedLogin], identity: IdentityID) {
        let identity = try await identities.require(id)
        let pool = try await pool(identity.pool)
        try check(pool)
        guard !logins.isEmpty else {
            try Identities.requireUnauthenticated(identity, in: pool)
            return (pool, [], id)
        }
        let verified = try await verification.verify(logins, in: pool)
        return (pool, verified, try await identities.resolve(id, with: verified.map(\.login)))
    }

    /// Removes logins from an identity. The caller must prove one of its logins.
    ///
    /// - Throws: `LoginRefusal`, `IdentityRefusal`.
    package func unlink(
        _ providers: [String], from id: IdentityID, logins: [String: Secret<String>], names: UserPoolNames
    ) async throws {
        let pool = try await pool(try await identities.require(id).pool)
        guard !logins.isEmpty else { throw IdentityRefusal.loginsDoNotMatch }
        let verified = try await verification.verify(logins, in: pool)
        let stored = providers.map { name in names.pool(named: name).map(UserPoolNames.canonical) ?? name }
        try await identities.unlink(stored, from: id, proven: verified.map(\.login))
    }

    func pool(_ id: IdentityPoolID) async throws -> IdentityPoolRecord {
        AuditContext.note(id)
        return try await identities.database.read { try IdentityPoolTable($0).require(id) }
    }
}
