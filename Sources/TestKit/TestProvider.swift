import Crypto
package import Cryptography
package import Federation
package import Kernel
package import Outbound

/// An OpenID Connect provider in memory: it responds to the requests that the server sends, and misbehaves on request.
package final class TestProvider: Sendable {
    /// How the provider responds.
    package struct State: Sendable {
        /// The claims of ID tokens, added to the protocol's own.
        package var claims: Claims = ["sub": "u-1", "email": "eve@example.com", "email_verified": .boolean(true)]
        /// Replaces claims of the protocol; null leaves one out.
        package var protocolClaims = Claims()
        /// The response of the user information endpoint; nil for the subject alone.
        package var userInfo: Claims?
        /// Replaces members of the token endpoint's responses; null leaves one out.
        package var tokenMembers = Claims()
        /// Changes the response to a request, by its path.
        package var responses: [String: @Sendable (HTTPCall) -> Result<HTTPCallResponse, HTTPCallError>] = [:]
        /// The nonce of the sign-in.
        package var nonce = ""
        /// The id of the signing key.
        package var keyID = "key-1"
        /// Changes the text of ID tokens.
        package var forge: @Sendable (String) -> String = { $0 }
        /// The requests, in order.
        package var calls: [HTTPCall] = []
        fileprivate var key = P256.Signing.PrivateKey()
    }

    /// The provider's issuer identifier.
    package static let issuer = "https://provider.example.test"
    /// The id of the server at the provider.
    package static let client = "client-1"

    private let state = Locked(State())
    private let world: World

    /// A provider with the clock of `world`.
    package init(_ world: World) { self.world = world }

    /// The provider's details in a pool.
    package static let details = [
        "client_id": client, "client_secret": "s3cret", "attributes_request_method": "GET", "oidc_issuer": issuer,
        "authorize_scopes": "openid email",
    ]

    /// Changes how the provider responds.
    package func change(_ body: @Sendable (inout State) -> Void) { state.change { body(&$0) } }

    /// The requests to `path` so far.
    package func calls(to path: String) -> [HTTPCall] { state.read(\.calls).filter { Self.path($0) == path } }

    /// Signs with another key from now on, which has this id.
    package func rotate(to id: String) {
        state.change { ($0.key, $0.keyID) = (P256.Signing.PrivateKey(), id) }
    }

    /// The server's client for requests to the provider.
    package var client: ProviderClient {
        ProviderClient(reach: .any) { call throws(HTTPCallError) in try self.response(to: call).get() }
    }

    private func response(to call: HTTPCall) -> Result<HTTPCallResponse, HTTPCallError> {
        let state = state.change { state in
            state.calls.append(call)
            return state
        }
        let path = Self.path(call)
        if let response = state.responses[path] { return response(call) }
        switch path {
        case "/.well-known/openid-configuration": return .success(Self.json(Self.configuration))
        case "/keys": return .success(Self.json(["keys": .list([.object(Self.jwk(state))])]))
        case "/token":
            var response: Claims = [
                "access_token": "at-1", "token_type": "Bearer", "id_token": .string(idToken(state)),
            ]
            for member in state.tokenMembers.all { response[member.name] = member.value == .null ? nil : member.value }
            return .success(Self.json(response))
        case "/userinfo":
            let info: Claims = state.userInfo ?? ["sub": state.claims["sub"] ?? .null]
            return .success(Self.json(info))
        default: return .success(HTTPCallResponse(status: 404, body: []))
        }
    }

    private static let configuration: Claims = [
        "issuer": .string(issuer), "authorization_endpoint": .string(issuer + "/authorize"),
        "token_endpoint": .string(issuer + "/token"), "jwks_uri": .string(issuer + "/keys"),
        "userinfo_endpoint": .string(issuer + "/userinfo"),
        "code_challenge_methods_supported": .strings(["S256"]),
        "token_endpoint_auth_methods_supported": .strings(["client_secret_post"]),
    ]

    private func idToken(_ state: State) -> String {
        let now = world.now().seconds
        var claims = state.claims
        claims["iss"] = .string(Self.issuer)
        claims["aud"] = .string(Self.client)
        claims["iat"] = .integer(now)
        claims["exp"] = .integer(now + 300)
        claims["nonce"] = .string(state.nonce)
        for claim in state.protocolClaims.all { claims[claim.name] = claim.value == .null ? nil : claim.value }
        return state.forge(Self.token(claims, by: state.key, id: state.keyID))
    }

    /// A token of `claims`, signed by ES256.
    static func token(_ claims: Claims, by key: P256.Signing.PrivateKey, id: String) -> String {
        let header: Claims = ["alg": "ES256", "kid": .string(id)]
        let signed = [header, claims].map { Base64.encodeURL(Array($0.jsonText.utf8)) }.joined(separator: ".")
        let signature = (try? key.signature(for: Array(signed.utf8)).rawRepresentation).map(Array.init) ?? []
        return signed + "." + Base64.encodeURL(signature)
    }

    private static func jwk(_ state: State) -> Claims {
        let point = Array(state.key.publicKey.x963Representation.dropFirst())
        return [
            "kty": "EC", "crv": "P-256", "use": "sig", "alg": "ES256", "kid": .string(state.keyID),
            "x": .string(Base64.encodeURL(Array(point.prefix(32)))),
            "y": .string(Base64.encodeURL(Array(point.suffix(32)))),
        ]
    }

    /// A JSON response with `claims`.
    package static func json(_ claims: Claims, status: Int = 200) -> HTTPCallResponse {
        HTTPCallResponse(
            status: status, headers: ["content-type": "application/json"], body: Array(claims.jsonText.utf8))
    }

    private static func path(_ call: HTTPCall) -> String {
        guard call.url.utf8.starts(with: issuer.utf8) else { return call.url }
        return String(
            decoding: call.url.utf8.dropFirst(issuer.utf8.count).prefix { $0 != UInt8(ascii: "?") }, as: UTF8.self)
    }
}
