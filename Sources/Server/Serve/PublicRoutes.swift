import Accounts
import Cryptography
import Delivery
import HTTPServer
import Kernel
import Messaging
import Pages
import Tokens
import Wire
import WireRuntime

extension MartletServer {
    /// The routes of the public port.
    func routes(_ configuration: Configuration) throws(PathPatternError) -> Routes {
        let methods = ["POST", "OPTIONS", "GET", "HEAD", "PUT", "DELETE", "PATCH"]
        let calls = methods.map { PathRoute($0, "/") { request, _ in await api.respond(to: request) } }
        return try Routes(
            calls + keySetRoutes + discoveryRoutes(configuration) + confirmation.routes
                + inboxRoutes(configuration))
    }

    private var keySetRoutes: [PathRoute] {
        wellKnown("jwks.json") { pool, request in
            // A new key must have reached every verifier before it signs.
            await published(request, "GetJWKS", seconds: SigningKeyStore.keySetLifetime) {
                try await keys.keySet(of: pool).jwks
            }
        }
    }

    private func discoveryRoutes(_ configuration: Configuration) -> [PathRoute] {
        wellKnown("openid-configuration") { pool, request in
            await published(request, "GetOpenIDConfiguration", seconds: 300) {
                _ = try await keys.keySet(of: pool)
                return Discovery(issuer: "\(configuration.publicURL)/\(pool)").text
            }
        }
    }

    private var confirmation: ConfirmUser {
        let confirmation = Confirmation(accounts)
        return ConfirmUser(frame: frame) { link in
            try await confirmation.confirm(
                byLink: Username(rawValue: link.username), code: Secret(link.code),
                client: ClientID(rawValue: link.client))
        }
    }

    /// The inbox, in development.
    func inboxRoutes(_ configuration: Configuration) -> [PathRoute] {
        guard configuration.isDevelopment else { return [] }
        let hosts = AllowedHosts(publicURL: configuration.publicURL)
        let inbox = Inbox(
            frame: frame, plainText: { PlainText.of(html: $0) }, hosts: { hosts.refusal(of: $0) },
            messages: { limit in
                try await outbox.recent(limit: limit).map { InboxMessage($0.message, sentAt: $0.sentAt) }
            })
        let triggers = TriggerInbox(
            frame: frame, hosts: { hosts.refusal(of: $0) }, calls: { [recent = functions.recent] in recent.calls })
        return inbox.routes + triggers.routes
    }

    /// A public document of a pool, which pages of any origin may read. `answer` returns nil if there is no such pool.
    private func wellKnown(
        _ name: String, _ answer: @escaping @Sendable (UserPoolID, WireRequest) async -> WireResponse?
    ) -> [PathRoute] {
        let pattern = "/{pool}/.well-known/\(name)"
        let reads = ["GET", "HEAD"].map { method in
            PathRoute(method, pattern) { request, parameters in
                guard let pool = Self.pool(in: parameters) else { return nil }
                return await answer(pool, request)
            }
        }
        let preflight = PathRoute("OPTIONS", pattern) { _, parameters in
            Self.pool(in: parameters).map { _ in
                WireResponse(
                    status: 204,
                    headers: [("Access-Control-Allow-Origin", "*"), ("Access-Control-Allow-Methods", "GET,HEAD")])
            }
        }
        return reads + [preflight]
    }

    private static func pool(in parameters: PathParameters) -> UserPoolID? {
        parameters["pool"].map(UserPoolID.init(rawValue:)).flatMap { $0.isPlausible ? $0 : nil }
    }

    /// A public document that may be cached for `seconds`; nil if its pool does not exist.
    private func published(
        _ request: WireRequest, _ operation: String, seconds: Int, _ document: @Sendable () async throws -> String
    ) async -> WireResponse? {
        let result = await frame.run(request, as: .reading(operation)) { _ in try await document() }
        return switch result {
        case .success(let text):
            .json(
                Array(text.utf8),
                also: [("Cache-Control", "public, max-age=\(seconds)"), ("Access-Control-Allow-Origin", "*")])
        case .failure(let error) where error.code == .resourceNotFound: nil
        case .failure: .plain(503, message: "Service Unavailable", requestID: request.requestID)
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
