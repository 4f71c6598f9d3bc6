package import Cryptography
package import Directory
package import Kernel
package import Storage

/// Explains to operators what tokens contain and why. Claims are built as for signing, but nothing is signed or stored.
package struct TokenExplainer: Sendable {
    let tokens: TokenIssuer
    let settings: SettingsCache
    let cipher: SecretCipher
    let database: any Database
    let world: World

    /// Explains the tokens that `tokens` issues.
    package init(
        _ tokens: TokenIssuer, settings: SettingsCache, cipher: SecretCipher, database: any Database, world: World
    ) {
        (self.tokens, self.settings, self.cipher) = (tokens, settings, cipher)
        (self.database, self.world) = (database, world)
    }

    /// The tokens that a user would get through the client of `context`.
    ///
    /// - Parameters:
    ///   - scopes: The scopes of an authorization request; nil for a sign-in of the API.
    ///   - asksFunction: Whether the pool's function is called, as before signing.
    /// - Throws: `UserRefusal.notFound`, `ScopeRefusal`, or `TriggerRefusal`.
    package func preview(
        _ username: Username, through context: ClientContext, scopes: [ByteKey]?, asksFunction: Bool
    ) async throws -> ExplainedTokens {
        let custom = try await settings.customScopes(of: context.pool.id)
        let granted = try scopes.map { try context.client.settings.oauth.granted($0, custom: custom) }
        let (user, groups) = try await database.read { [pool = context.pool] tx in
            let user = try UserTable(tx).require(username, in: pool)
            return (user, try MembershipTable(tx).groups(of: user.id, in: pool.id))
        }
        var request = NewSession(
            context, user: user, groups: groups, device: nil, now: world.now(), cipher: cipher, world: world,
            scope: granted?.joined(separator: " ")
        ).request
        if granted != nil { request.source = .hostedAuth }
        return try await explained(request, asksFunction: asksFunction)
    }

    /// The claims of the tokens for a request.
    func explained(_ request: TokenRequest, asksFunction: Bool) async throws -> ExplainedTokens {
        let (overrides, function) = try await overrides(of: request, asksFunction: asksFunction)
        let issuer = tokens.verifier.issuer(of: request.pool.id)
        let id: SourcedClaims? = request.hasIDToken ? idClaims(request, issuer: issuer, changedBy: overrides) : nil
        return ExplainedTokens(
            user: request.user, client: request.client, function: function, id: id,
            access: request.accessClaims(issuer: issuer, tokenID: world.uuid(), changedBy: overrides))
    }

    private func idClaims(
        _ request: TokenRequest, issuer: String, changedBy overrides: TokenOverrides
    ) -> SourcedClaims {
        var claims: SourcedClaims = request.idClaims(issuer: issuer, tokenID: world.uuid(), changedBy: overrides)
        request.response.add(to: &claims, accessHash: "")
        return claims
    }

    private func overrides(
        of request: TokenRequest, asksFunction: Bool
    ) async throws -> (overrides: TokenOverrides, function: FunctionUse) {
        guard request.pool.settings.function(for: .preTokenGeneration) != nil else { return (TokenOverrides(), .none) }
        guard asksFunction else { return (TokenOverrides(), .notAsked) }
        return (try await tokens.customizations.ofUser(request) ?? TokenOverrides(), .asked)
    }
}

/// The contents that the tokens of one response would have.
package struct ExplainedTokens: Sendable {
    package let user: User
    package let client: Client
    package let function: FunctionUse
    /// Nil if the scopes do not include openid.
    package let id: SourcedClaims?
    package let access: SourcedClaims
}
