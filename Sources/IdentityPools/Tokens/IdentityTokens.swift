import Cryptography
package import Kernel

/// Issues and reads OpenID tokens of identity pools.
package struct IdentityTokens: Sendable {
    /// The issuer of every pool's tokens, which trust policies name as the federated principal (POOL-TKN-01).
    package static let issuer = "https://cognito-identity.amazonaws.com"
    /// The life of a token that an app asks for, in seconds.
    package static let standardLifetime: Int64 = .minutes(10)
    /// The life of a developer's token, unless the call says otherwise (DEV-TKN-05).
    package static let developerLifetime: Int64 = .minutes(15)
    /// The life of a token that is presented to an external STS at once.
    static let externalLifetime: Int64 = .minutes(5)
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
        try await sign(claims, by: issuer, for: audience, lifetime: Self.externalLifetime)
    }

    private func sign(
        _ claims: IdentityClaims, by issuer: String, for audience: String, lifetime: Int64
    ) async throws -> Secret<String> {
        let now = world.now().seconds
        var token: Claims = [
            "sub": .string(claims.identity.rawValue), "aud": .string(audience), "amr": .strings(claims.methods),
            "iss": .string(issuer),
        ]
        if !claims.tags.isEmpty { token[Self.tagsClaim] = Self.tags(claims.tags) }
        token["exp"] = .integer(now + min(max(lifetime, 1), Self.maxLifetime))
        token["iat"] = .integer(now)
        return try await keys.sign(token)
    }

    /// The content of a token, for which STS gives credentials.
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
            tags: Self.tags(in: claims[Self.tagsClaim]))
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

    private static func tags(_ tags: [String: String]) -> ClaimValue {
        var principal = Claims()
        for (key, value) in tags.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            principal[key] = .strings([value])
        }
        return .object(["principal_tags": .object(principal)])
    }

    private static func tags(in value: ClaimValue?) -> [String: String] {
        guard case .object(let tags)? = value, case .object(let principal)? = tags["principal_tags"] else { return [:] }
        return Dictionary(
            principal.all.compactMap { tag in principal.strings(tag.name)?.first.map { (tag.name, $0) } }
        ) { first, _ in first }
    }
}
