package import Cryptography
package import Directory
package import Kernel
import Storage

/// A token that an operator has, with what is known of it.
package struct InspectedToken: Sendable {
    package let contents: TokenContents
    /// The pool that it names as issuer, if that is one of this server.
    package let pool: UserPoolID?
    package let use: TokenUse?
    package let signature: SignatureVerdict
    /// The key that has signed it.
    package let key: SigningKeyState?
    package let validity: TimeVerdict
    package var session = SessionVerdict.unknown
    /// What a token for the same user, client and session would say now; nil if one of them is gone.
    package var now: SourcedClaims?
    package var function = FunctionUse.none
    package var user: User?
    package var client: Client?
}

extension TokenExplainer {
    /// What a token says, whether it is good, and what it would say now. An expired token is explained as well; one
    /// with a wrong signature is only read.
    ///
    /// - Throws: `TokenError.malformed` for a text that is not a token, or `TriggerRefusal`.
    package func inspect(_ text: Secret<String>, asksFunction: Bool) async throws -> InspectedToken {
        let (contents, now) = (try TokenContents(text.exposed), world.now())
        let pool = contents.claims.string("iss").flatMap { tokens.publicURL.pool(ofIssuer: $0) }
        let use = contents.claims.string("token_use").flatMap(TokenUse.init(rawValue:))
        let signature = try await signature(of: text.exposed, for: use ?? .access, of: pool, at: now)
        let key = try await key(contents.header.string("kid"), of: signature == .valid ? pool : nil)
        var token = InspectedToken(
            contents: contents, pool: pool, use: use, signature: signature, key: key,
            validity: Self.validity(of: contents.claims, at: now))
        guard signature == .valid, let pool, let use else { return token }
        try await explain(&token, in: pool, use: use, asksFunction: asksFunction)
        return token
    }

    private func signature(
        of text: String, for use: TokenUse, of pool: UserPoolID?, at now: Instant
    ) async throws -> SignatureVerdict {
        guard pool != nil else { return .foreign }
        do { _ = try await tokens.verifier.verify(text, for: use, at: now, acceptsExpired: true) } catch let error
            as TokenError
        {
            switch error {
            case .wrongSignature: return .wrong
            case .unknownKey: return .unknownKey
            case .malformed, .wrongUse: return .malformed
            case .wrongIssuer: return .foreign
            // The signature precedes the times.
            case .expired, .notYetValid: return .valid
            }
        }
        return .valid
    }

    private func key(_ id: String?, of pool: UserPoolID?) async throws -> SigningKeyState? {
        guard let id, let pool else { return nil }
        return try await tokens.keys.states(of: pool).first { $0.id.hasSameBytes(as: id) }
    }

    private static func validity(of claims: Claims, at now: Instant) -> TimeVerdict {
        guard let end = claims.seconds("exp"), let start = claims.seconds("iat") else { return .unknown }
        guard now.seconds < end else { return .expired }
        return start <= now.seconds + TokenVerifier.clockDifference ? .valid : .notYet
    }

    private func explain(
        _ token: inout InspectedToken, in pool: UserPoolID, use: TokenUse, asksFunction: Bool
    ) async throws {
        let claims = token.contents.claims
        guard let name = claims.string(use == .id ? "aud" : "client_id"), let subject = claims.string("sub"),
            let client = try await client(ClientID(rawValue: name), of: pool)
        else { return token.session = .deletedClient }
        token.client = client
        guard let event = claims.string("event_id") else {
            let request = ClientTokenRequest(
                pool: try await settings.pool(pool), client: client, scopes: Self.scopes(in: claims))
            token.now = tokens.claims(request, overrides: TokenOverrides())
            return token.session = .none
        }
        let identity = AccessTokenIdentity(
            pool: pool, user: UserID(rawValue: subject), client: client.id, session: SessionID(rawValue: event))
        guard let found = try await find(identity, through: client) else { return token.session = .deletedUser }
        token.user = found.user
        token.session = !found.user.enabled ? .disabledUser : found.isSignedIn ? .active : .ended
        let request = TokenRequest(
            pool: try await settings.pool(pool), client: client, user: found.user, groups: found.groups,
            session: found.session ?? UserSession(of: identity, claims: claims),
            issuedAt: Instant(seconds: claims.integer("iat") ?? 0), nonce: claims.string("nonce"), source: .refresh)
        let explained = try await explained(request, asksFunction: asksFunction)
        token.now = use == .id ? explained.id : explained.access
        token.function = explained.function
    }

    private func find(
        _ identity: AccessTokenIdentity, through client: Client
    ) async throws -> (user: User, groups: [Group], session: UserSession?, isSignedIn: Bool)? {
        try await database.read { tx in
            guard let user = try UserTable(tx).find(identity.user, in: identity.pool),
                let state = try SessionStateTable(tx).state(of: identity, through: client)
            else { return nil }
            return (
                user, try MembershipTable(tx).groups(of: user.id, in: identity.pool),
                try UserSessionTable(tx).find(identity.session, in: identity.pool), state.isSignedIn
            )
        }
    }

    /// Nil if the client was deleted, or is of another pool.
    private func client(_ id: ClientID, of pool: UserPoolID) async throws -> Client? {
        do {
            let client = try await settings.client(id)
            return client.pool == pool ? client : nil
        } catch is MissingResource { return nil }
    }

    private static func scopes(in claims: Claims) -> [String] {
        (claims.string("scope") ?? "").split(separator: " ").map(String.init)
    }
}

extension UserSession {
    /// A session that has ended, as far as a token of it tells. An ID token does not name the scopes.
    fileprivate init(of identity: AccessTokenIdentity, claims: Claims) {
        let began = Instant(seconds: claims.integer("auth_time") ?? 0)
        self.init(
            id: identity.session, user: identity.user, client: identity.client,
            origin: claims.string("origin_jti") ?? "", scope: claims.string("scope") ?? "openid", beganAt: began,
            expiresAt: began, device: claims.string("device_key").map { DeviceKey(rawValue: $0) },
            scopesAreGranted: claims["at_hash"] != nil)
    }
}
