package import Cryptography
package import Directory
import Kernel

/// The contents of the tokens of one response.
package struct TokenRequest: Sendable {
    /// The issuing pool.
    package var pool: UserPool
    package var client: Client
    /// The user that the tokens describe.
    package var user: User
    /// The user's groups, by precedence.
    var groups: [Group]
    var session: UserSession
    var issuedAt: Instant
    /// The client's own value, returned in its ID token.
    var nonce: String?
    /// Why the tokens are issued.
    package var source = TokenSource.authentication
    /// The metadata that the caller sent for the trigger.
    package var clientMetadata: [String: String]?

    /// The scope of tokens of these flows: the user's own account (TOK-ACC-11).
    static let ownScope = "aws.cognito.signin.user.admin"

    /// The browser session that the client's ID token names, so that the client can be notified of its end (OpenID
    /// Connect Back-Channel Logout 1.0, section 2.1).
    var notifiableSession: BrowserSessionID? {
        client.extensions.backChannelLogout == nil ? nil : session.browserSession
    }

    /// The claims of an ID token about the response that it is part of.
    var response: ResponseClaims {
        ResponseClaims(hasAccessHash: session.scopesAreGranted, browserSession: notifiableSession)
    }

    /// The claims of the ID token (TOK-ID).
    func idClaims<Sink: ClaimSink>(issuer: String, tokenID: String, changedBy overrides: TokenOverrides) -> Sink {
        var claims = Sink()
        claims.put("sub", value: .string(user.id.rawValue), from: .user)
        addGroups(to: &claims)
        addAttributes(to: &claims)
        claims.put("iss", value: .string(issuer), from: .issuer)
        claims.put("cognito:username", value: .string(user.username.rawValue), from: .user)
        claims.put("aud", value: .string(client.id.rawValue), from: .client)
        addCommon(to: &claims, use: .id, tokenID: tokenID, validity: client.settings.tokenValidity.idSeconds)
        if let nonce { claims.put("nonce", value: .string(nonce), from: .request) }
        overrides.change(&claims, of: .id, for: client.id)
        return claims
    }

    /// The claims of the access token (TOK-ACC).
    func accessClaims<Sink: ClaimSink>(issuer: String, tokenID: String, changedBy overrides: TokenOverrides) -> Sink {
        var claims = Sink()
        claims.put("sub", value: .string(user.id.rawValue), from: .user)
        if !groups.isEmpty {
            claims.put(
                "cognito:groups", value: .strings(groups.map(\.name.rawValue)), from: .groups(groups.map(\.ranked)))
        }
        claims.put("iss", value: .string(issuer), from: .issuer)
        claims.put("client_id", value: .string(client.id.rawValue), from: .client)
        claims.put("scope", value: .string(overrides.scope(changing: scopes)), from: .scopes(granted: scopes))
        claims.put("username", value: .string(user.username.rawValue), from: .user)
        if let device = session.device { claims.put("device_key", value: .string(device.rawValue), from: .device) }
        addCommon(to: &claims, use: .access, tokenID: tokenID, validity: client.settings.tokenValidity.accessSeconds)
        overrides.change(&claims, of: .access, for: client.id)
        return claims
    }

    private func addAttributes<Sink: ClaimSink>(to claims: inout Sink) {
        // Read once: a session may have many scopes.
        let visible = session.scopesAreGranted ? ScopedClaims(scopes) : nil
        for (name, value) in user.attributes.sorted {
            guard client.mayRead(name) else {
                claims.withhold(name, because: .notReadable)
                continue
            }
            guard visible?.includes(name) ?? true else {
                claims.withhold(name, because: .outOfScope)
                continue
            }
            claims.put(name, value: Self.claim(name, value: value), from: .attribute(name: name))
        }
    }

    private func addCommon<Sink: ClaimSink>(to claims: inout Sink, use: TokenUse, tokenID: String, validity: Int64) {
        if client.settings.tokenRevocation {
            claims.put("origin_jti", value: .string(session.origin), from: .session)
        }
        claims.put("event_id", value: .string(session.id.rawValue), from: .session)
        claims.put("token_use", value: .string(use.rawValue), from: .token)
        claims.put("auth_time", value: .integer(session.beganAt.seconds), from: .session)
        claims.put(
            "exp", value: .integer(issuedAt.advanced(seconds: validity).seconds), from: .lifetime(seconds: validity))
        claims.put("iat", value: .integer(issuedAt.seconds), from: .lifetime(seconds: validity))
        claims.put("jti", value: .string(tokenID), from: .token)
    }

    /// Groups, their roles, and the preferred role (UP-GRP-05 to 09, TOK-ID-12 to 18).
    private func addGroups<Sink: ClaimSink>(to claims: inout Sink) {
        let made = groupClaims
        guard !made.names.isEmpty else { return }
        claims.put("cognito:groups", value: .strings(made.names), from: .groups(groups.map(\.ranked)))
        guard !made.roles.isEmpty else { return }
        claims.put("cognito:roles", value: .strings(made.roles), from: .roles(groups.compactMap(\.roleSource)))
        let name = "cognito:preferred_role"
        guard let role = made.preferredRole else { return claims.withhold(name, because: .noPreference) }
        claims.put(
            name, value: .string(role), from: .preferredRole(of: groups.filter { $0.roleARN == role }.map(\.ranked)))
    }

    /// The user's groups in the tokens.
    package var groupClaims: TokenOverrides.Groups {
        let roles = Self.roles(of: groups)
        return TokenOverrides.Groups(
            names: groups.map(\.name.rawValue), roles: roles,
            preferredRole: Self.preferredRole(among: roles, of: groups))
    }

    /// The roles of groups, each once.
    static func roles(of groups: [Group]) -> [String] {
        var seen: Set<ByteKey> = []
        return groups.compactMap(\.roleARN).filter { seen.insert(ByteKey($0)).inserted }
    }

    /// The only role, or that of the group with the highest precedence among those with a role. Nil if several groups
    /// of the highest precedence have different roles, or if no group has a precedence.
    static func preferredRole(among roles: [String], of groups: [Group]) -> String? {
        guard roles.count > 1 else { return roles.first }
        let ranked = groups.filter { $0.roleARN != nil && $0.precedence != nil }
        guard let best = ranked.compactMap(\.precedence).min() else { return nil }
        let first = Set(ranked.filter { $0.precedence == best }.compactMap(\.roleARN))
        return first.count == 1 ? first.first : nil
    }

    /// Attributes are strings; OpenID Connect gives some claims other types (OIDC Core, section 5.1).
    private static func claim(_ name: String, value: String) -> ClaimValue {
        switch name {
        case "email_verified", "phone_number_verified": .boolean(value == "true")
        case "updated_at": Int64(value).map(ClaimValue.integer) ?? .string(value)
        case "address": .object(["formatted": .string(value)])
        case StandardAttributes.identities: ExternalIdentityClaim.value(value)
        default: .string(value)
        }
    }
}

/// The claims that the scopes granted by an OAuth endpoint allow in the ID token.
extension TokenRequest {
    package var scopes: [String] { session.scope.split(separator: " ").map(String.init) }

    /// Whether a scope of the session is a resource server's. Only these have a slash.
    var namesCustomScopes: Bool { session.scope.utf8.contains(UInt8(ascii: "/")) }

    /// Removes the scopes that their resource servers no longer have since the sign-in (UP-RS-08).
    ///
    /// - Parameter custom: The scopes of the pool's resource servers.
    mutating func keepScopes(in custom: Set<ByteKey>) {
        session.scope = scopes.filter { OAuthSettings.isStandard($0) || custom.contains(ByteKey($0)) }
            .joined(separator: " ")
    }

    /// Whether there is an ID token.
    var hasIDToken: Bool { !session.scopesAreGranted || scopes.contains("openid") }
}

/// The claims of an ID token about the response that it is part of. Functions cannot change them.
struct ResponseClaims: Sendable {
    let hasAccessHash: Bool
    let browserSession: BrowserSessionID?

    /// Adds the claims.
    ///
    /// - Parameter accessHash: The hash of the access token in the same response.
    func add<Sink: ClaimSink>(to claims: inout Sink, accessHash: @autoclosure () -> String) {
        if hasAccessHash { claims.put("at_hash", value: .string(accessHash()), from: .accessToken) }
        if let browserSession { claims.put("sid", value: .string(browserSession.rawValue), from: .browserSession) }
    }
}

extension Group {
    fileprivate var ranked: ClaimSource.RankedGroup { ClaimSource.RankedGroup(group: name, precedence: precedence) }
    fileprivate var roleSource: ClaimSource.GroupRole? { roleARN.map { ClaimSource.GroupRole(group: name, role: $0) } }
}
