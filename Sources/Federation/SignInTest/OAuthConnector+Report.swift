import Cryptography
import Directory
import Kernel
import WireRuntime

/// What a test with a provider yields.
package struct ProviderTestOutcome: Sendable {
    package var received: ProviderTestReport.Received
    /// What a sign-in would go on with. It may contain tokens, so it is not part of a report.
    package let profile: Result<ExternalProfile, any Error>
    /// Hides the secrets in texts of the provider.
    package let shown: ShownDocument
}

extension ProviderTestOutcome {
    /// A test that ends before the provider is asked.
    package init(_ refusal: FederationRefusal, received: ProviderTestReport.Received = .init()) {
        self.init(received: received, profile: .failure(refusal), shown: ShownDocument())
    }
}

extension OAuthConnector {
    /// Does with a response what a sign-in does, and keeps what the provider sends.
    package func outcome(from response: ProviderResponse, to request: ProviderRequest) async -> ProviderTestOutcome {
        let log = ProviderRequestLog()
        let client = client.keeping(log)
        let watched = OAuthConnector(
            provider: provider, secrets: secrets, client: client, documents: documents.with(client), world: world)
        let profile: Result<ExternalProfile, any Error>
        do { profile = .success(try await watched.profile(from: response, to: request)) } catch {
            profile = .failure(error)
        }
        // The endpoints are cached by now, if the provider has any.
        let endpoints = try? await documents.metadata(of: provider)
        let tokenResponse = endpoints.flatMap { log.body(from: $0.token) }
        let tokens = tokenResponse.flatMap { (try? JSONReader.read($0))?.object }
        let shown = ShownDocument(hiding: hiddenTexts(in: tokens, of: response, to: request))
        var received = ProviderTestReport.Received()
        received.requests = log.requests
        received.tokenResponse = tokenResponse.flatMap(shown.json)
        let parts = Self.parts(ofIDToken: tokens?["id_token"]?.string ?? "")
        (received.idTokenHeader, received.idTokenClaims) = (
            parts.flatMap { shown.json($0.header) }, parts.flatMap { shown.json($0.claims) }
        )
        received.userInfo = endpoints?.userInfo.flatMap { log.body(from: $0) }.flatMap(shown.json)
        return ProviderTestOutcome(received: received, profile: profile, shown: shown)
    }

    /// What no report may contain: the secrets of this server's client, and those of the sign-in.
    private func hiddenTexts(in tokens: JSONObject?, of response: ProviderResponse, to request: ProviderRequest)
        -> [String]
    {
        let issued = IdentityProvider.tokenNames.compactMap { tokens?[$0]?.string }
        return issued + secrets.values + [response.code.exposed, request.verifier.exposed]
    }

    private static func parts(ofIDToken token: String) -> (header: [UInt8], claims: [UInt8])? {
        let parts = token.utf8.split(separator: UInt8(ascii: "."), maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 3, let header = Base64.decodeURL(Array(parts[0])),
            let claims = Base64.decodeURL(Array(parts[1]))
        else { return nil }
        return (header, claims)
    }
}
