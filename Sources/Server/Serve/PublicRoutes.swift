import Cryptography
import Kernel
import SignIn
import Wire

extension MartletServer {
    /// What anyone may ask for on the public port.
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

    /// A document that anyone may read and keep for `seconds`; nil where its pool is not there.
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

/// What a pool says about itself to OpenID Connect libraries (OpenID Connect Discovery 1.0, section 3).
///
/// Endpoints are named once they are there. Without an authorization endpoint no response type can be had; but the
/// member is required, lists without elements must be left out (section 4.2), and libraries that check the document
/// refuse an empty one. `none` is the registered type that gives neither code nor token (OAuth 2.0 Multiple Response
/// Type Encoding Practices, section 4).
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
