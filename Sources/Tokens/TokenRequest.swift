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

    /// The browser session that is named to the client, so that it can be notified of its end (OpenID Connect
    /// Back-Channel Logout 1.0, section 2.1).
    var toldSession: BrowserSessionID? {
        client.extensions.backChannelLogout == nil ? nil : session.browserSession
    }

    /// The claims of the ID token (TOK-ID), for the issuer named `issuer`.
    func idClaims(issuer: String, tokenID: String, _ overrides: TokenOverrides) -> Claims {
        var claims: Claims = ["sub": .string(user.id.rawValue)]
        addGroups(to: &claims)
        for (name, value) in user.attributes.sorted where client.mayRead(name) && mayTell(name) {
            claims[name] = Self.claim(name, value: value)
        }
        claims["iss"] = .string(issuer)
        claims["cognito:username"] = .string(user.username.rawValue)
        claims["aud"] = .string(client.id.rawValue)
        addCommon(to: &claims, use: .id, tokenID: tokenID, validity: client.settings.tokenValidity.idSeconds)
        if let nonce { claims["nonce"] = .string(nonce) }
        return overrides.changing(claims, of: .id, for: client.id)
    }

    /// The claims of the access token (TOK-ACC).
    func accessClaims(issuer: String, tokenID: String, _ overrides: TokenOverrides) -> Claims {
        var claims: Claims = ["sub": .string(user.id.rawValue)]
        if !groups.isEmpty { claims["cognito:groups"] = .strings(groups.map(\.name.rawValue)) }
        claims["iss"] = .string(issuer)
        claims["client_id"] = .string(client.id.rawValue)
        claims["scope"] = .string(overrides.scope(changing: scopes))
        claims["username"] = .string(user.username.rawValue)
        if let device = session.device { claims["device_key"] = .string(device.rawValue) }
        addCommon(to: &claims, use: .access, tokenID: tokenID, validity: client.settings.tokenValidity.accessSeconds)
        return overrides.changing(claims, of: .access, for: client.id)
    }

    private func addCommon(to claims: inout Claims, use: TokenUse, tokenID: String, validity: Int64) {
        if client.settings.tokenRevocation { claims["origin_jti"] = .string(session.origin) }
        claims["event_id"] = .string(session.id.rawValue)
        claims["token_use"] = .string(use.rawValue)
        claims["auth_time"] = .integer(session.beganAt.seconds)
        claims["exp"] = .integer(issuedAt.advanced(seconds: validity).seconds)
        claims["iat"] = .integer(issuedAt.seconds)
        claims["jti"] = .string(tokenID)
    }

    /// Groups, their roles, and the preferred role (UP-GRP-05 to 09, TOK-ID-12 to 18).
    private func addGroups(to claims: inout Claims) {
        let groups = groupClaims
        guard !groups.names.isEmpty else { return }
        claims["cognito:groups"] = .strings(groups.names)
        guard !groups.roles.isEmpty else { return }
        claims["cognito:roles"] = .strings(groups.roles)
        claims["cognito:preferred_role"] = groups.preferredRole.map(ClaimValue.string)
    }

    /// The user's groups in the tokens.
    package var groupClaims: TokenOverrides.Groups {
        var roles: [String] = []
        for role in groups.compactMap(\.roleARN) where !roles.contains(role) { roles.append(role) }
        return TokenOverrides.Groups(
            names: groups.map(\.name.rawValue), roles: roles, preferredRole: preferredRole(among: roles))
    }

    /// The only role, or that of the group with the highest precedence among those with a role. Nil if several groups
    /// of the highest precedence have different roles, or if no group has a precedence.
    private func preferredRole(among roles: [String]) -> String? {
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
