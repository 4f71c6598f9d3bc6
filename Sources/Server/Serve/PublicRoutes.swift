import Cryptography
import Kernel
import SignIn
import Wire

extension MartletServer {
    /// The routes of the public port.
    func routes(_ configuration: Configuration) -> Routes {
        var routes = Routes()
        for method in ["POST", "OPTIONS", "GET", "HEAD", "PUT", "DELETE", "PATCH"] {
            routes.add(method, "/") { await api.respond(to: $0) }
        }
        routes.addWellKnown("jwks.json") { pool, request in
            // A new key must have reached every verifier before it signs.
            await published(request, seconds: SigningKeyStore.keySetLifetime) {
                try await keys.keySet(of: UserPoolID(rawValue: pool)).jwks
            }
        }
        routes.addWellKnown("openid-configuration") { pool, request in
            await published(request, seconds: 300) {
                _ = try await keys.keySet(of: UserPoolID(rawValue: pool))
                return Discovery(issuer: "\(configuration.publicURL)/\(pool)").text
            }
        }
        ConfirmUser(confirmation: Confirmation(services), hooks: hooks).add(to: &routes)
        if configuration.isDevelopment { inbox(configuration).addRoutes(to: &routes) }
        return routes
    }

    func inbox(_ configuration: Configuration) -> Inbox {
        Inbox(outbox: outbox, hosts: AllowedHosts(publicURL: configuration.publicURL))
    }

    /// A public document that may be cached for `seconds`; nil if its pool does not exist.
    private func published(
        _ request: WireRequest, seconds: Int, _ document: @Sendable () async throws -> String
    ) async -> WireResponse? {
        do {
            return .json(
                Array(try await document().utf8),
                also: [("Cache-Control", "public, max-age=\(seconds)"), ("Access-Control-Allow-Origin", "*")])
        } catch let refusal as Refusal where refusal.reason == .notFound {
            return nil
        } catch {
            return .plain(503, message: "Service Unavailable", requestID: request.requestID)
        }
    }
}

/// The discovery document of a pool (OpenID Connect Discovery 1.0, section 3).
///
/// Endpoints are listed only if they exist. Without an authorization endpoint there is no response type, but the member
/// is required, empty lists must be left out (section 4.2), and libraries refuse a document without it. `none` is the
/// registered type that returns neither code nor token (OAuth 2.0 Multiple Response Type Encoding Practices, section
/// 4).
struct Discovery {
    let issuer: String

    var text: String {
        """
        {"id_token_signing_alg_values_supported":["RS256"],"issuer":"\(issuer)",\
        "jwks_uri":"\(issuer)/.well-known/jwks.json","response_types_supported":["none"],\
        "subject_types_supported":["public"]}
        """
    }
}
