package import Kernel

/// Gives identities credentials in one call: what `GetOpenIdToken` and `AssumeRoleWithWebIdentity` do (POOL-GCI-01).
package struct EnhancedFlow: Sendable {
    private let tokens: OpenIDTokens
    private let issuer: CredentialIssuer

    /// Credentials of `issuer` for identities whose logins `tokens` accepts.
    package init(_ tokens: OpenIDTokens, issuer: CredentialIssuer) { (self.tokens, self.issuer) = (tokens, issuer) }

    /// Credentials, and the identity that they are for.
    package struct Issued: Sendable {
        package let identity: IdentityID
        package let credentials: TemporaryCredentials
    }

    /// The credentials of an identity.
    ///
    /// - Parameters:
    ///   - logins: Tokens of the identity's providers, or the pool's own token (DEV-IMPL-06).
    ///   - role: The role that the caller asks for.
    /// - Throws: `LoginRefusal`, `IdentityRefusal`, `IdentityPoolRefusal`, or what the issuer throws.
    package func credentials(
        for id: IdentityID, _ logins: [String: Secret<String>], asking role: String?
    ) async throws -> Issued {
        let own = logins.first { $0.key.hasSameBytes(as: LoginProviderName.service) }
        let request =
            if let own {
                try await self.request(for: id, own: own.value, isAlone: logins.count == 1, asking: role)
            } else {
                try await self.request(for: id, logins, asking: role)
            }
        return Issued(identity: request.identity.identity, credentials: try await issuer.issue(request))
    }

    private func request(
        for id: IdentityID, _ logins: [String: Secret<String>], asking role: String?
    ) async throws -> CredentialRequest {
        let (pool, verified, identity) = try await tokens.resolve(id, logins: logins)
        let claims = IdentityClaims(identity, in: pool, logins: verified)
        guard !verified.isEmpty else {
            let role = try pool.roles.unauthenticatedRole(asked: role)
            try await tokens.identities.keep(identity)
            return CredentialRequest(role: role, identity: claims, scopeDownPolicy: UnauthenticatedScope.policy)
        }
        return CredentialRequest(
            role: try pool.roles.authenticatedRole(of: verified, asked: role), identity: claims)
    }

    /// A developer's back end has made the token. It gives no role, and nothing is linked by it (DEV-LNK-01).
    private func request(
        for id: IdentityID, own token: Secret<String>, isAlone: Bool, asking role: String?
    ) async throws -> CredentialRequest {
        let identity = try await tokens.identities.require(id)
        let pool = try await tokens.pool(identity.pool)
        guard isAlone else { throw InvalidInput("Logins has only the identity pool's own token, or none of it.") }
        let claims = try await tokens.tokens.verify(token, of: identity)
        // A user identifier that was taken from the identity no longer gives credentials.
        guard claims.isAuthenticated, !identity.isDisabled,
            try await !tokens.identities.lookUp(id, developer: nil, in: identity.pool).identifiers.items.isEmpty
        else { throw IdentityRefusal.forbidden(id) }
        return CredentialRequest(role: try pool.roles.authenticatedRole(of: [], asked: role), identity: claims)
    }
}
