package import AccessControl
package import Kernel

/// Gives identities credentials in one call: what `GetOpenIdToken` and `AssumeRoleWithWebIdentity` do (POOL-GCI-01).
package struct EnhancedFlow: Sendable {
    private let tokens: OpenIDTokens
    private let securityTokens: SecurityTokens

    /// Sessions of `securityTokens` for identities whose logins `tokens` accepts.
    package init(_ tokens: OpenIDTokens, securityTokens: SecurityTokens) {
        (self.tokens, self.securityTokens) = (tokens, securityTokens)
    }

    /// Credentials, and the identity that they are for.
    package struct Issued: Sendable {
        package let identity: IdentityID
        package let credentials: SessionCredentials
    }

    /// A request to STS for the credentials of an identity.
    struct RoleRequest {
        /// The role's ARN.
        var role: String
        /// The content of the identity's token: trust policies of roles compare it.
        var identity: IdentityClaims
        /// The session: its name, its duration of an hour (POOL-GCI-03), and its policies (POOL-SCP-01).
        var session: SessionRequest

        /// The duration of every session, in seconds.
        private static let duration = 3600

        /// - Parameter isNarrowed: Whether the session is limited to `UnauthenticatedScope`.
        init(role: String, identity: IdentityClaims, isNarrowed: Bool = false) {
            (self.role, self.identity) = (role, identity)
            session = SessionRequest(name: "CognitoIdentityCredentials")
            session.duration = Self.duration
            guard isNarrowed else { return }
            session.policy = UnauthenticatedScope.policy
            session.storagePolicy = UnauthenticatedScope.storagePolicy
        }
    }

    /// The credentials of an identity.
    ///
    /// - Parameters:
    ///   - logins: Tokens of the identity's providers, or the pool's own token (DEV-IMPL-06).
    ///   - role: The role that the caller asks for.
    /// - Throws: `LoginRefusal`, `IdentityRefusal`, `IdentityPoolRefusal` or `SecurityTokenRefusal`.
    package func credentials(
        for id: IdentityID, logins: [String: Secret<String>], asking role: String?
    ) async throws -> Issued {
        let request = try await request(for: id, logins: logins, asking: role)
        do {
            let opened = try await securityTokens.assume(
                request.role, action: "sts:AssumeRoleWithWebIdentity", identity: FederatedSubject(request.identity),
                request: request.session)
            return Issued(identity: request.identity.identity, credentials: opened.credentials)
        } catch SecurityTokenRefusal.notTrusted { throw IdentityPoolRefusal.noRole }
    }

    /// Chooses the role of an identity. Throws as `credentials` does.
    func request(
        for id: IdentityID, logins: [String: Secret<String>], asking role: String?
    ) async throws -> RoleRequest {
        if let own = logins.first(where: { $0.key.hasSameBytes(as: LoginProviderName.service) }) {
            return try await request(for: id, own: own.value, isAlone: logins.count == 1, asking: role)
        }
        let (pool, verified, identity) = try await tokens.resolve(id, logins: logins)
        let claims = IdentityClaims(identity, in: pool, logins: verified)
        guard !verified.isEmpty else {
            let role = try pool.roles.unauthenticatedRole(asked: role)
            try await tokens.identities.keep(identity)
            return RoleRequest(role: role, identity: claims, isNarrowed: true)
        }
        return RoleRequest(role: try pool.roles.authenticatedRole(of: verified, asked: role), identity: claims)
    }

    /// The request for a token that a developer's back end got. It does not choose a role, and links nothing
    /// (DEV-LNK-01).
    private func request(
        for id: IdentityID, own token: Secret<String>, isAlone: Bool, asking role: String?
    ) async throws -> RoleRequest {
        let identity = try await tokens.identities.require(id)
        let pool = try await tokens.pool(identity.pool)
        guard isAlone else { throw InvalidInput("The identity pool's own token must be the only entry of Logins.") }
        let claims = try await tokens.tokens.verify(token, of: identity)
        // A user identifier that was taken from the identity no longer gives credentials.
        guard claims.isAuthenticated, !identity.isDisabled,
            try await !tokens.identities.lookUp(id, developer: nil, in: identity.pool).identifiers.items.isEmpty
        else { throw IdentityRefusal.forbidden(id) }
        return RoleRequest(role: try pool.roles.authenticatedRole(of: [], asked: role), identity: claims)
    }
}
