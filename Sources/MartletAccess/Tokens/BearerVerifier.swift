import Kernel
import WireRuntime

/// Verifies bearer tokens with the published keys of their issuers.
struct BearerVerifier: Sendable {
    let accepted: [ByteKey: AcceptedIssuer]
    let keys: [ByteKey: IssuerKeys]
    let leeway: Int64
    let now: @Sendable () -> Instant

    var acceptsTokens: Bool { !accepted.isEmpty }

    /// The holder of `token`.
    ///
    /// - Throws: `CallerRefusal`.
    func caller(_ token: Secret<String>, requiring scopes: [String]) async throws(CallerRefusal) -> AccessCaller {
        let token = try CompactToken(token)
        let name = ByteKey(token.statedIssuer)
        guard let issuer = accepted[name], let keys = keys[name] else {
            throw .token(.wrongIssuer, message: "The token is of an issuer that is not accepted here.")
        }
        let claims = try token.claims(signedBy: try await keys.key(token.keyID))
        try TokenTimes(claims).check(at: now(), leeway: leeway)
        return try caller(claims, of: issuer, requiring: issuer.scopes + scopes)
    }

    private func caller(
        _ claims: JSONObject, of issuer: AcceptedIssuer, requiring required: [String]
    ) throws(CallerRefusal) -> AccessCaller {
        guard let use = claims["token_use"]?.string.flatMap(AcceptedIssuer.Use.init(rawValue:)),
            issuer.uses.contains(use)
        else { throw .token(.invalidToken, message: "Tokens of this kind are not accepted here.") }
        guard let subject = claims["sub"]?.string, let client = claims[use == .id ? "aud" : "client_id"]?.string else {
            throw .invalidToken
        }
        if let clients = issuer.clients, !clients.contains(where: { $0.hasSameBytes(as: client) }) {
            throw .token(.wrongClient, message: "The token is of a client that is not accepted here.")
        }
        let scopes = use == .access ? Self.spaceSeparated(claims["scope"]?.string ?? "") : []
        let owned = Set(scopes.map(ByteKey.init))
        guard required.allSatisfy({ owned.contains(ByteKey($0)) }) else { throw .insufficientScope(required) }
        let name = claims[use == .id ? "cognito:username" : "username"]
        if use == .access, name == nil {
            // Only a client's token for itself names no user.
            guard subject.hasSameBytes(as: client) else { throw .invalidToken }
            return .client(.init(issuer: issuer.issuer, id: client, scopes: scopes, claims: claims))
        }
        guard let username = name?.string, let groups = Self.texts(claims["cognito:groups"]) else {
            throw .invalidToken
        }
        return .user(
            .init(
                issuer: issuer.issuer, subject: subject, username: username, client: client, use: use, scopes: scopes,
                groups: groups, claims: claims))
    }

    private static func spaceSeparated(_ text: String) -> [String] {
        text.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    }

    /// The texts of a list; empty if it is missing, nil if it is anything else.
    private static func texts(_ json: JSON?) -> [String]? {
        guard let json else { return [] }
        guard case .array(let elements) = json else { return nil }
        let texts = elements.compactMap(\.string)
        return texts.count == elements.count ? texts : nil
    }
}
