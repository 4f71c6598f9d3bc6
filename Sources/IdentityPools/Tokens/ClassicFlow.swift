import Kernel
import Storage

extension IdentityPoolRecord {
    /// Checks that the pool gives tokens for STS (POOL-FLW-02).
    ///
    /// - Parameter isUser: Whether the token would be a user's. STS asks the trust policies of roles alone, so a user
    ///   could assume a role that the mappings deny.
    /// - Throws: `IdentityPoolRefusal`.
    func requireClassicFlow(isUser: Bool) throws(IdentityPoolRefusal) {
        guard settings.allowsClassicFlow ?? true else { throw .classicFlowDisabled }
        if isUser { try requireNoMappings() }
    }

    fileprivate func requireNoMappings() throws(IdentityPoolRefusal) {
        guard roles.mappings.isEmpty else { throw .classicFlowWithMappings }
    }
}

extension Identities {
    /// Checks that STS may open a session for the holder of a valid token.
    ///
    /// A valid token is not enough: a developer's back end gets tokens of every pool, and a token may be older than the
    /// current settings. Mappings may have been set since, or the identity merged into another one.
    ///
    /// - Throws: `IdentityPoolRefusal` or `IdentityRefusal`.
    package func requireClassicFlow(for claims: IdentityClaims) async throws {
        let (pool, identity) = try await database.read { tx in
            (try IdentityPoolTable(tx).require(claims.pool), try IdentityTable(tx).require(claims.identity))
        }
        guard !identity.isDisabled else { throw IdentityRefusal.forbidden(identity.id) }
        if claims.isAuthenticated { try pool.requireNoMappings() }
    }
}
