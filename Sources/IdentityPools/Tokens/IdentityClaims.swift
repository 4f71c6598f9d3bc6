package import Kernel

/// The content of an OpenID token of an identity pool (POOL-TKN-01 to POOL-TKN-06).
package struct IdentityClaims: Sendable {
    /// The pool: `aud`.
    package var pool: IdentityPoolID
    /// The identity: `sub`.
    package var identity: IdentityID
    /// How the user is known: `amr`.
    package var methods: [String]
    /// Tags of the principal that credentials are for.
    package var tags: [String: String]

    /// `amr` of an identity without logins.
    package static let unauthenticated = "unauthenticated"
    /// The first value of `amr` of an identity with logins; the providers follow.
    package static let authenticated = "authenticated"

    package init(pool: IdentityPoolID, identity: IdentityID, methods: [String], tags: [String: String] = [:]) {
        (self.pool, self.identity, self.methods, self.tags) = (pool, identity, methods, tags)
    }

    /// The claims of an identity whose logins were verified, or of an unauthenticated one if there are none.
    init(_ identity: IdentityID, in pool: IdentityPoolRecord, logins: [VerifiedLogin]) {
        var methods = logins.isEmpty ? [Self.unauthenticated] : [Self.authenticated]
        for login in logins { methods += [login.login.provider, login.method] }
        var tags: [String: String] = [:]
        for login in logins {
            let map = login.names.lazy.compactMap(pool.tagMap).first
            tags.merge(map?.tags(from: login.claims) ?? [:]) { first, _ in first }
        }
        self.init(pool: pool.id, identity: identity, methods: methods, tags: tags)
    }

    /// Whether the identity is a user's.
    var isAuthenticated: Bool { methods.contains(Self.authenticated) }
}
