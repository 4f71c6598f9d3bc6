import Cryptography
import Directory
import Kernel
import Outbound

/// The discovery documents and key sets of providers.
struct ProviderDocuments: Sendable {
    private var client: ProviderClient
    private let discovery: DocumentCache
    private let keySets: DocumentCache

    init(_ client: ProviderClient, world: World) {
        self.client = client
        discovery = DocumentCache(lifetime: .hours(1), world: world)
        keySets = DocumentCache(lifetime: .hours(1), world: world)
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
        let url = OpenIDEndpoints.discoveryURL(of: issuer)
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

    /// The keys at `url`, among them that of `token` if the provider has it.
    func keys(at url: String, for token: ForeignToken, of provider: IdentityProvider) async throws -> [JSONWebKey] {
        try await keySets.keys(at: url, for: token) {
            try await client.json(HTTPCall("GET", url: url), from: provider.source)
        }
    }
}
