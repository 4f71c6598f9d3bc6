import Directory
package import Kernel

/// Tokens for users of a developer's back end (POOL-GOD-01).
extension OpenIDTokens {
    /// A back end's statement about one of its users.
    package struct DeveloperCall: Sendable {
        /// An existing identity of the user, such as one without logins; nil for the user's own or a new one.
        package var identity: IdentityID?
        /// The user identifier under the pool's developer provider name, and tokens of other providers.
        package var logins: [String: Secret<String>]
        /// Tags of the principal that credentials are for.
        package var tags: [String: String]
        /// The token's life in seconds; nil for the usual one.
        package var lifetime: Int64?

        package init(
            identity: IdentityID?, logins: [String: Secret<String>], tags: [String: String] = [:],
            lifetime: Int64? = nil
        ) {
            (self.identity, self.logins, self.tags, self.lifetime) = (identity, logins, tags, lifetime)
        }
    }

    /// A token for a user of the back end, who need not present a token (POOL-GOD-02).
    ///
    /// - Throws: `LoginRefusal`, `IdentityRefusal`, `IdentityPoolRefusal`, or `InvalidInput`.
    package func token(_ call: DeveloperCall, in id: IdentityPoolID) async throws -> Issued {
        let lifetime = call.lifetime ?? IdentityTokens.developerLifetime
        guard (1...IdentityTokens.maxLifetime).contains(lifetime) else {
            throw InvalidInput("TokenDuration is 1 to \(IdentityTokens.maxLifetime) seconds.")
        }
        try Self.check(call.tags)
        let pool = try await pool(id)
        guard let name = pool.settings.developerProvider, let subject = call.logins[name]?.exposed else {
            throw IdentityPoolRefusal.wrongDeveloperProvider
        }
        let developer = try Self.login(subject, of: name, in: pool)
        let others = call.logins.filter { !$0.key.hasSameBytes(as: name) }
        let verified = try await verification.verify(others, in: pool)
        let identity = try await identities.identity(
            of: developer, with: verified.map(\.login), as: call.identity, in: id)
        var claims = IdentityClaims(identity, in: pool, logins: verified)
        claims.methods = [IdentityClaims.authenticated, name, "\(name):\(id):\(subject)"]
        for login in verified { claims.methods += [login.login.provider, login.method] }
        claims.tags.merge(call.tags) { _, given in given }
        return Issued(identity: identity, token: try await tokens.issue(claims, lifetime: lifetime))
    }

    /// Checks tags by the rules of STS, for which keys that differ only in case are the same.
    ///
    /// - Throws: `InvalidInput`.
    private static func check(_ tags: [String: String]) throws {
        try Tags.check(tags, of: "A principal")
        guard Set(tags.keys.map { $0.lowercased() }).count == tags.count else {
            throw InvalidInput("Tag keys of a principal must differ in more than case.")
        }
    }

    /// A user identifier of the pool's developer provider.
    ///
    /// - Parameter name: The provider's name as the caller has it; nil for the pool's.
    /// - Throws: `IdentityPoolRefusal.wrongDeveloperProvider` if the pool has no provider of this name, and
    ///   `InvalidInput` for an identifier that is too long.
    package static func login(_ subject: String, of name: String? = nil, in pool: IdentityPoolRecord) throws -> Login {
        guard let own = pool.settings.developerProvider, name.map(own.hasSameBytes) ?? true else {
            throw IdentityPoolRefusal.wrongDeveloperProvider
        }
        guard (1...1024).contains(subject.unicodeScalars.prefix(1025).count) else {
            throw InvalidInput("A developer user identifier has 1 to 1024 characters.")
        }
        return Login(.developer, provider: own, subject: subject)
    }
}
