package import Cryptography
package import Directory
package import Kernel
import Storage

/// A token and what is known of it, for an operator.
package struct InspectedToken: Sendable {
    package let contents: TokenContents
    /// The pool of this server that the token names as its issuer; nil for another issuer.
    package let pool: UserPoolID?
    package let use: TokenUse?
    package let signature: SignatureVerdict
    /// The key that signed the token; nil if the signature is not valid.
    package let key: SigningKeyState?
    package let validity: TimeVerdict
    package var session = SessionVerdict.unknown
    /// The claims that a token for the same user, client and session would have now; nil if one of them is gone.
    package var now: SourcedClaims?
    package var function = FunctionUse.none
    package var user: User?
    package var client: Client?
}

extension TokenExplainer {
    /// The contents of a token, whether it is valid, and the claims that it would have now. An expired token is
    /// explained as well; a token with a wrong signature is only decoded.
    ///
    /// - Parameter asksFunction: Whether the pool's function is called, as before signing.
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
        do {
            _ = try await tokens.verifier.verify(text, for: use, at: now, acceptsExpired: true)
            return .valid
        } catch let error as TokenError {
            return SignatureVerdict(error)
        }
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
            let client = try await settings.findClient(ClientID(rawValue: name), of: pool)
        else {
            token.session = .deletedClient
            return
        }
        token.client = client
        guard let event = claims.string("event_id") else {
            let request = ClientTokenRequest(
                pool: try await settings.pool(pool), client: client, scopes: claims.scopes)
            token.now = tokens.claims(request, overrides: TokenOverrides())
            token.session = .none
            return
        }
        let identity = AccessTokenIdentity(
            pool: pool, user: UserID(rawValue: subject), client: client.id, session: SessionID(rawValue: event))
        guard let found = try await find(identity, through: client) else {
            token.session = .deletedUser
            return
        }
        token.user = found.user
        token.session = found.verdict
        let request = TokenRequest(
            pool: try await settings.pool(pool), client: client, user: found.user, groups: found.groups,
            session: found.session ?? UserSession(of: identity, claims: claims),
            issuedAt: Instant(seconds: claims.integer("iat") ?? 0), nonce: claims.string("nonce"), source: .refresh)
        let explained = try await explained(request, asksFunction: asksFunction)
        token.now = use == .id ? explained.id : explained.access
        token.function = explained.function
    }

    private struct Found: Sendable {
        let user: User
        let groups: [Group]
        /// Nil if the session has ended.
        let session: UserSession?
        let isSignedIn: Bool

        var verdict: SessionVerdict {
            guard user.enabled else { return .disabledUser }
            return isSignedIn ? .active : .ended
        }
    }

    /// The user and the session of a token; nil if the user was deleted.
    private func find(_ identity: AccessTokenIdentity, through client: Client) async throws -> Found? {
        try await database.read { tx in
            guard let user = try UserTable(tx).find(identity.user, in: identity.pool),
                let state = try SessionStateTable(tx).state(of: identity, through: client)
            else { return nil }
            return Found(
                user: user, groups: try MembershipTable(tx).groups(of: user.id, in: identity.pool),
                session: try UserSessionTable(tx).find(identity.session, in: identity.pool),
                isSignedIn: state.isSignedIn)
        }
    }
}

extension SignatureVerdict {
    fileprivate init(_ error: TokenError) {
        switch error {
        case .wrongSignature: self = .wrong
        case .unknownKey: self = .unknownKey
        case .malformed, .wrongUse: self = .malformed
        case .wrongIssuer: self = .foreign
        // The times are compared after the signature.
        case .expired, .notYetValid: self = .valid
        }
    }
}

extension UserSession {
    /// A session that has ended, with the values in a token of it. An ID token does not contain the scopes.
    fileprivate init(of identity: AccessTokenIdentity, claims: Claims) {
        let began = Instant(seconds: claims.integer("auth_time") ?? 0)
        self.init(
            id: identity.session, user: identity.user, client: identity.client,
            origin: claims.string("origin_jti") ?? "", scope: claims.string("scope") ?? "openid", beganAt: began,
            expiresAt: began, device: claims.string("device_key").map { DeviceKey(rawValue: $0) },
            scopesAreGranted: claims["at_hash"] != nil)
    }
}
