import Cryptography
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

/// Issues and reads OpenID tokens of identity pools.
package struct IdentityTokens: Sendable {
    /// The issuer of every pool's tokens, which trust policies name as the federated principal (POOL-TKN-01).
    package static let issuer = "https://cognito-identity.amazonaws.com"
    /// The life of a token that an app asks for, in seconds.
    package static let standard: Int64 = .minutes(10)
    /// The life of a developer's token, unless the call says otherwise (DEV-TKN-05).
    package static let developer: Int64 = .minutes(15)
    /// The life of a token that is presented to an external STS at once.
    static let external: Int64 = .minutes(5)
    /// The longest life (DEV-TKN-06).
    package static let maxLifetime: Int64 = .days(1)

    private let keys: IdentityTokenKeys
    private let world: World

    /// Signs with `keys`.
    package init(_ keys: IdentityTokenKeys, world: World) { (self.keys, self.world) = (keys, world) }

    /// A token, valid for `lifetime` seconds.
    package func issue(_ claims: IdentityClaims, lifetime: Int64) async throws -> Secret<String> {
        try await sign(claims, by: Self.issuer, for: claims.pool.rawValue, lifetime: lifetime)
    }

    /// A token for an external STS. It has another issuer, because the STS could otherwise assume roles here with it.
    ///
    /// - Parameters:
    ///   - issuer: Below the server's public URL.
    ///   - audience: The name of this server's identities at the STS.
    package func issue(
        _ claims: IdentityClaims, by issuer: String, for audience: String
    ) async throws -> Secret<String> {
        try await sign(claims, by: issuer, for: audience, lifetime: Self.external)
    }

    private func sign(
        _ claims: IdentityClaims, by issuer: String, for audience: String, lifetime: Int64
    ) async throws -> Secret<String> {
        let now = world.now().seconds
        var token: Claims = [
            "sub": .string(claims.identity.rawValue), "aud": .string(audience), "amr": .strings(claims.methods),
            "iss": .string(issuer),
        ]
        if !claims.tags.isEmpty { token[Self.tagsClaim] = Self.written(claims.tags) }
        token["exp"] = .integer(now + min(max(lifetime, 1), Self.maxLifetime))
        token["iat"] = .integer(now)
        return try await keys.sign(token)
    }

    /// The content of a token: STS gives roles for it.
    ///
    /// - Throws: `LoginRefusal` for any token that was not issued here, and for an expired one.
    package func verify(_ text: Secret<String>) async throws -> IdentityClaims {
        let claims: Claims
        do { claims = try await keys.claims(of: text) } catch TokenError.wrongSignature {
            throw LoginRefusal.wrongSignature
        } catch is TokenError { throw LoginRefusal.malformed }
        guard claims.string("iss")?.hasSameBytes(as: Self.issuer) ?? false else { throw LoginRefusal.wrongIssuer }
        guard let expiry = claims.integer("exp"), let methods = claims.strings("amr"),
            let pool = claims.string("aud"), let identity = claims.string("sub")
        else { throw LoginRefusal.malformed }
        let (now, end) = (world.now(), Instant(seconds: expiry))
        guard now < end else { throw LoginRefusal.expired(end, now: now) }
        return IdentityClaims(
            pool: IdentityPoolID(rawValue: pool), identity: IdentityID(rawValue: identity), methods: methods,
            tags: Self.read(claims[Self.tagsClaim]))
    }

    /// The content of a token of this identity.
    ///
    /// - Throws: As `verify` does, and `IdentityRefusal.loginsDoNotMatch` for a token of another identity.
    func verify(_ text: Secret<String>, of identity: FederatedIdentity) async throws -> IdentityClaims {
        let claims = try await verify(text)
        guard claims.pool == identity.pool, claims.identity == identity.id else {
            throw IdentityRefusal.loginsDoNotMatch
        }
        return claims
    }

    /// The claim of session tags, as STS reads it.
    private static let tagsClaim = "https://aws.amazon.com/tags"

    private static func written(_ tags: [String: String]) -> ClaimValue {
        var principal = Claims()
        for (key, value) in tags.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            principal[key] = .strings([value])
        }
        return .object(["principal_tags": .object(principal)])
    }

    private static func read(_ value: ClaimValue?) -> [String: String] {
        guard case .object(let tags)? = value, case .object(let principal)? = tags["principal_tags"] else { return [:] }
        return Dictionary(
            principal.all.compactMap { tag in principal.strings(tag.name)?.first.map { (tag.name, $0) } }
        ) { first, _ in first }
    }
}
