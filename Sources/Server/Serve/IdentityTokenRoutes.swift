import IdentityPools
import Kernel
import Tokens
import Wire
import WireRuntime

extension MartletServer {
    /// The public documents about the OpenID tokens of identity pools, at the same paths as in the service.
    func identityTokenRoutes(_ configuration: Configuration) -> [PathRoute] {
        let keySet = document(Self.identityKeySetPath) { request in
            await published(request, operation: "GetIdentityJWKS", seconds: SigningKeyStore.keySetLifetime) {
                Array(try await identityPools.keys.keySet().utf8)
            }
        }
        let discovery = document("/.well-known/openid-configuration") { request in
            await published(request, operation: "GetIdentityOpenIDConfiguration", seconds: 300) {
                Self.identityDiscovery(configuration.standardURL, issuer: IdentityTokens.issuer)
            }
        }
        let external = document(Self.externalTokenPath + "/.well-known/openid-configuration") { request in
            await published(request, operation: "GetExternalTokenOpenIDConfiguration", seconds: 300) {
                let issuer = Self.externalTokenIssuer(configuration.standardURL)
                return Self.identityDiscovery(configuration.standardURL, issuer: issuer)
            }
        }
        return keySet + discovery + external
    }

    /// The issuer of the tokens for external STSes, by which they find the keys.
    static func externalTokenIssuer(_ publicURL: String) -> String { publicURL + externalTokenPath }

    private static let externalTokenPath = "/tokens/external-sts"
    private static let identityKeySetPath = "/.well-known/jwks_uri"

    /// A document that pages of any origin may read.
    private func document(
        _ path: String, respond: @escaping @Sendable (WireRequest) async -> WireResponse
    ) -> [PathRoute] {
        let reads = ["GET", "HEAD"].map { method in
            PathRoute(method, pattern: path) { request, _ in await respond(request) }
        }
        return reads + [.preflight(path, methods: "GET,HEAD")]
    }

    /// The discovery document (OpenID Connect Discovery 1.0, section 3), which names only what exists.
    private static func identityDiscovery(_ publicURL: String, issuer: String) -> [UInt8] {
        var json = JSONWriter(capacity: 512)
        json.beginObject()
        json.field("issuer", issuer)
        json.field("jwks_uri", publicURL + identityKeySetPath)
        json.field("response_types_supported", ["token"])
        json.field("subject_types_supported", ["public"])
        json.field("id_token_signing_alg_values_supported", ["RS512"])
        json.endObject()
        return json.bytes
    }
}
