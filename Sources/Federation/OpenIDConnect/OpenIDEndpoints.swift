import Cryptography
import Directory
import Kernel
import Outbound

/// The endpoints of an OpenID Connect provider, from its details and its discovery document (OpenID Connect Discovery
/// 1.0).
struct OpenIDEndpoints: Sendable {
    var authorization: String
    var token: String
    /// Nil if only the ID token has claims.
    var userInfo: String?
    /// Nil for a provider without ID tokens.
    var keys: String?
    var takesPKCE = false
    /// Whether each response names the issuer (RFC 9207, section 3).
    var namesIssuer = false
    /// Whether the client's secret must be in the header, because the provider does not read it from the body.
    var requiresBasic = false

    /// The endpoints in the details; nil if a required one is missing.
    init?(_ endpoints: ProviderEndpoints) {
        guard let authorization = endpoints.authorization, let token = endpoints.token,
            endpoints.issuer == nil || endpoints.keys != nil
        else { return nil }
        (self.authorization, self.token) = (authorization, token)
        (userInfo, keys) = (endpoints.attributes, endpoints.keys)
    }

    /// The endpoints of a discovery document, unless the details name others.
    ///
    /// - Returns: Nil if the document lacks one, or an endpoint is not an https URL.
    init?(_ document: Claims, endpoints: ProviderEndpoints) {
        func url(_ own: String?, name: String) -> String? {
            own ?? document.string(name).flatMap { ProviderURL.isValid($0) ? $0 : nil }
        }
        guard let authorization = url(endpoints.authorization, name: "authorization_endpoint"),
            let token = url(endpoints.token, name: "token_endpoint"), let keys = url(endpoints.keys, name: "jwks_uri")
        else { return nil }
        (self.authorization, self.token, self.keys) = (authorization, token, keys)
        userInfo = url(endpoints.attributes, name: "userinfo_endpoint")
        takesPKCE = document.strings("code_challenge_methods_supported")?.contains("S256") ?? false
        namesIssuer = document.boolean("authorization_response_iss_parameter_supported") ?? false
        let methods = document.strings("token_endpoint_auth_methods_supported")
        requiresBasic = methods.map { $0.contains("client_secret_basic") && !$0.contains("client_secret_post") } ?? true
    }
}

/// The discovery documents and key sets of providers.
struct ProviderDocuments: Sendable {
    private var client: ProviderClient
    private let discovery: DocumentCache
    private let keySets: DocumentCache

    init(_ client: ProviderClient, world: World) {
        self.client = client
        discovery = DocumentCache(seconds: 3600, world)
        keySets = DocumentCache(seconds: 3600, world)
    }

    /// The same documents, fetched by another client.
    func with(_ client: ProviderClient) -> ProviderDocuments {
        var copy = self
        copy.client = client
        return copy
    }

    /// The endpoints of a provider.
    ///
    /// - Throws: `FederationRefusal`, also if the document belongs to another issuer (OpenID Connect Discovery 1.0,
    ///   section 4.3).
    func metadata(of provider: IdentityProvider) async throws -> OpenIDEndpoints {
        let endpoints = ProviderEndpoints(provider.kind, details: provider.details)
        if let metadata = OpenIDEndpoints(endpoints) { return metadata }
        guard let issuer = endpoints.issuer else {
            throw FederationRefusal.wrongResponse(provider: provider.name, reason: "its endpoints are not configured")
        }
        let slash = issuer.utf8.last == UInt8(ascii: "/")
        let url = issuer + (slash ? "" : "/") + ".well-known/openid-configuration"
        let document = try await discovery.document(url) {
            try await client.json(HTTPCall("GET", url: url), from: provider.source)
        }
        guard let stated = document.string("issuer"), stated.hasSameBytes(as: issuer) else {
            throw FederationRefusal.wrongResponse(
                provider: provider.name, reason: "its discovery document is of another issuer")
        }
        guard let metadata = OpenIDEndpoints(document, endpoints: endpoints) else {
            throw FederationRefusal.wrongResponse(
                provider: provider.name, reason: "its discovery document lacks an endpoint")
        }
        return metadata
    }

    /// The keys at `url`. If none of them signed `token`, they are fetched again, at most once a minute: the provider
    /// may have a new key, even under an earlier id or without an id.
    func keys(at url: String, for token: ForeignToken, of provider: IdentityProvider) async throws -> [JSONWebKey] {
        let fetch = { @Sendable () async throws -> Claims in
            try await client.json(HTTPCall("GET", url: url), from: provider.source)
        }
        let known = Self.keys(in: try await keySets.document(url, fetch: fetch))
        guard !token.isSigned(byOneOf: known) else { return known }
        return Self.keys(in: try await keySets.newer(url, fetch: fetch))
    }

    static func keys(in set: Claims) -> [JSONWebKey] {
        guard case .list(let values)? = set["keys"] else { return [] }
        return values.prefix(64).compactMap { value in
            if case .object(let jwk) = value { JSONWebKey(jwk) } else { nil }
        }
    }
}

extension ForeignToken {
    /// Whether one of `keys` signed the token.
    func isSigned(byOneOf keys: [JSONWebKey]) -> Bool { (try? claims(signedBy: keys)) != nil }
}
