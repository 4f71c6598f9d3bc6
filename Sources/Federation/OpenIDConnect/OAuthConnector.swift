import Crypto
import Cryptography
import Directory
import Kernel
import Outbound

/// Communicates with a provider of OpenID Connect or OAuth 2.0; the social providers are presets.
package struct OAuthConnector: Sendable {
    let provider: IdentityProvider
    /// The secrets among the details.
    let secrets: [String: String]
    let client: ProviderClient
    let documents: ProviderDocuments
    let world: World

    var clientID: String { provider.details["client_id"] ?? "" }
    var endpoints: ProviderEndpoints { ProviderEndpoints(provider.kind, details: provider.details) }
    private var scopes: ProviderScopes { ProviderScopes(provider.details["authorize_scopes"] ?? "", of: provider.kind) }

    /// The address for the sign-in.
    ///
    /// - Throws: `FederationRefusal`.
    func authorizationURL(for request: ProviderRequest) async throws -> String {
        let metadata = try await documents.metadata(of: provider)
        var fields = [
            ("client_id", clientID), ("redirect_uri", request.redirectURI), ("response_type", "code"),
            ("scope", scopes.text), ("state", request.state),
        ]
        if endpoints.issuer != nil { fields.append(("nonce", request.nonce)) }
        if takesPKCE(metadata) {
            let challenge = Base64.encodeURL(Array(SHA256.hash(data: Array(request.verifier.exposed.utf8))))
            fields += [("code_challenge", challenge), ("code_challenge_method", "S256")]
        }
        // Apple sends the data of scopes only in a form.
        if provider.kind == .apple { fields.append(("response_mode", "form_post")) }
        if [.openIDConnect, .google].contains(provider.kind) {
            if let hint = request.loginHint { fields.append(("login_hint", hint)) }
            if request.requiresSignIn {
                fields.append(("prompt", provider.kind == .google ? "select_account" : "login"))
            }
        }
        return QueryText.append(fields, to: metadata.authorization)
    }

    /// Whether the provider takes a PKCE challenge (RFC 7636), by its documentation or its discovery document.
    func takesPKCE(_ metadata: OpenIDEndpoints) -> Bool {
        switch provider.kind {
        case .google, .amazon: true
        case .openIDConnect: metadata.takesPKCE
        case .facebook, .apple, .saml: false
        }
    }

    /// The user that the provider's response identifies.
    ///
    /// - Throws: `FederationRefusal`.
    package func profile(from response: ProviderResponse, to request: ProviderRequest) async throws -> ExternalProfile {
        let metadata = try await documents.metadata(of: provider)
        try check(response.issuer, metadata: metadata)
        let tokens = try await client.json(
            try tokenRequest(response, request: request, metadata: metadata), from: provider.source)
        guard let access = tokens.string("access_token"), !access.isEmpty else {
            throw wrong("there is no access token")
        }
        var idClaims: Claims?
        if let issuer = endpoints.issuer, let keys = metadata.keys {
            idClaims = try await self.idClaims(tokens, issuer: issuer, keys: keys, request: request)
        }
        let userInfo = try await self.userInfo(metadata, access: Secret(access), idClaims: idClaims)
        return try profile(tokens, idClaims: idClaims, userInfo: userInfo, response: response)
    }

    /// Another provider's response must not be taken for this one's (RFC 9207, section 2.4).
    private func check(_ issuer: ProviderResponse.Issuer, metadata: OpenIDEndpoints) throws {
        switch issuer {
        case .unnamed:
            guard !metadata.namesIssuer else { throw wrong("the response does not name its issuer") }
        case .named(let issuer):
            guard endpoints.issuer?.hasSameBytes(as: issuer) ?? true else {
                throw wrong("the response is of another issuer")
            }
        case .malformed: throw wrong("the response names several issuers, or an empty one")
        }
    }

    private func idClaims(_ tokens: Claims, issuer: String, keys: String, request: ProviderRequest) async throws
        -> Claims
    {
        guard let text = tokens.string("id_token"), let token = try? ForeignToken(text) else {
            throw wrong("there is no ID token with an accepted signature")
        }
        return try ProviderIDToken(provider: provider, issuer: issuer, client: clientID).claims(
            of: token, signedBy: await documents.keys(at: keys, for: token, of: provider), nonce: request.nonce,
            now: world.now())
    }

    /// The claims of the provider's endpoint in addition to the ID token; nil if it need not be called.
    private func userInfo(_ metadata: OpenIDEndpoints, access: Secret<String>, idClaims: Claims?) async throws
        -> Claims?
    {
        guard let base = metadata.userInfo else { return nil }
        var url = base
        if endpoints.addsAttributes {
            let wanted = wantedAttributes(beyond: idClaims)
            guard !wanted.isEmpty else { return nil }
            url += PercentEncoding.encode(wanted.joined(separator: ",").utf8, also: ",")
        }
        var call = HTTPCall(
            endpoints.attributesMethod, url: url, headers: [("Authorization", "Bearer \(access.exposed)")])
        if provider.kind == .facebook {
            call = HTTPCall("GET", url: QueryText.append([("access_token", access.exposed)] + proof(access), to: url))
        }
        // A POST without a body must state its length, or servers may wait for one (RFC 9110, section 8.6).
        if call.method == "POST" { call.headers.append(("Content-Length", "0")) }
        let info = try await client.json(call, from: provider.source)
        guard provider.kind == .openIDConnect else { return info }
        guard let sub = info.string("sub"), let own = idClaims?.string("sub"), sub.hasSameBytes(as: own) else {
            throw wrong("its user information is of another user")
        }
        return info
    }

    func wrong(_ reason: String) -> FederationRefusal { .wrongResponse(provider: provider.name, reason: reason) }
}
