import Accounts
import Cryptography
import Delivery
import Directory
import ExternalAuthorization
import HTTPServer
import Kernel
import Messaging
import OAuth
import Pages
import Tokens
import UserPoolAPI
import Wire
import WireRuntime

extension MartletServer {
    /// The routes of the public port.
    func routes(_ configuration: Configuration) throws(PathPatternError) -> Routes {
        let methods = ["POST", "OPTIONS", "GET", "HEAD", "PUT", "DELETE", "PATCH"]
        let (start, site) = (startPage(configuration), hostedSite(configuration))
        let calls = methods.map { method in
            PathRoute(method, pattern: "/") { request, _ in
                guard method == "GET", request.isOfBrowser else { return await api.respond(to: request) }
                if let page = await start?.response(to: request) { return page }
                return await site.startPage(request)
            }
        }
        return try Routes(
            calls + sync.routes + streamRoutes + importRoutes + keySetRoutes + discoveryRoutes(configuration)
                + identityTokenRoutes(configuration)
                + samlRoutes(configuration) + verify.routes + confirmation(site).routes + feedback(site).routes
                + senders.mailEvents.routes + authorizationRoutes(configuration) + tokenRoutes(configuration)
                + hostedRoutes(configuration)
                + BrandingRoutes(frame: frame, brandings: poolServices.brandings).routes
                + inboxRoutes(configuration), frame: frame, page: { await site.errorPage($0, status: $1) })
    }

    private var keySetRoutes: [PathRoute] {
        wellKnown("jwks.json") { pool, request in
            // A new key must have reached every verifier before it signs.
            await published(request, operation: "GetJWKS", seconds: SigningKeyStore.keySetLifetime) {
                Array(try await keys.keySet(of: pool).jwks.utf8)
            }
        }
    }

    private func discoveryRoutes(_ configuration: Configuration) -> [PathRoute] {
        wellKnown("openid-configuration") { pool, request in
            await published(request, operation: "GetOpenIDConfiguration", seconds: 300) {
                _ = try await keys.keySet(of: pool)
                return DiscoveryDocument(
                    issuer: configuration.publicURL.issuer(of: pool),
                    publicURL: configuration.publicURL.url(in: pool.region)
                ).json
            }
        }
    }

    private func confirmation(_ site: HostedSite) -> ConfirmUser {
        let confirmation = Confirmation(accounts)
        return ConfirmUser(
            frame: frame, brand: { await site.brand(ofClientIn: $0, for: $1) },
            signIn: { await site.signInPage(ofClientIn: $0, after: $1) }
        ) { link in
            try await confirmation.confirm(
                byLink: Username(rawValue: link.username), code: Secret(link.code),
                client: ClientID(rawValue: link.client))
        }
    }

    private func feedback(_ site: HostedSite) -> EventFeedbackPages {
        let feedback = EventFeedback(accounts)
        return EventFeedbackPages(frame: frame, brand: { await site.brand(ofPoolIn: $0, for: $1) }) { link in
            try await feedback.give(
                isValid: link.isValid, on: link.event, of: link.username, in: link.pool, token: link.token)
        }
    }

    /// The inbox, in development.
    func inboxRoutes(_ configuration: Configuration) -> [PathRoute] {
        guard configuration.isDevelopment else { return [] }
        let hosts = configuration.allowedHosts
        let inbox = Inbox(
            frame: frame, plainText: { PlainText.of(html: $0) }, hosts: { hosts.refusal(of: $0) },
            messages: { limit in
                try await outbox.recent(limit: limit).map { InboxMessage($0.message, sentAt: $0.sentAt) }
            })
        let triggers = TriggerInbox(
            frame: frame, hosts: { hosts.refusal(of: $0) }, calls: { [recent = functions.recent] in recent.calls })
        return inbox.routes + triggers.routes
    }

    /// A public document of a pool, which pages of any origin may read.
    ///
    /// - Parameter respond: Returns nil if the pool does not exist.
    private func wellKnown(
        _ name: String, respond: @escaping @Sendable (UserPoolID, WireRequest) async -> WireResponse?
    ) -> [PathRoute] {
        let pattern = "/{pool}/.well-known/\(name)"
        let reads = ["GET", "HEAD"].map { method in
            PathRoute(method, pattern: pattern) { request, parameters in
                guard let pool = parameters.userPool else { return nil }
                return await respond(pool, request)
            }
        }
        return reads + [.preflight(pattern, methods: "GET,HEAD")]
    }

    /// A public document that may be cached for `seconds`.
    func published(
        _ request: WireRequest, operation: String, seconds: Int, document: @Sendable () async throws -> [UInt8]
    ) async -> WireResponse {
        let result = await frame.run(request, as: .reading(operation)) { _ in try await document() }
        return switch result {
        case .success(let body):
            .json(body, also: [("Cache-Control", "public, max-age=\(seconds)")] + CrossOrigin.readable)
        case .failure(let error) where error.code == .resourceNotFound:
            // The same as for a path that does not exist.
            .plain(404, message: "Not Found", requestID: request.requestID, also: CrossOrigin.readable)
        case .failure:
            .plain(
                503, message: "Service Unavailable", requestID: request.requestID, also: CrossOrigin.readable)
        }
    }
}

extension PathParameters {
    /// The user pool that `{pool}` names; nil if the text cannot be an id.
    var userPool: UserPoolID? {
        self["pool"].map(UserPoolID.init(rawValue:)).flatMap { $0.isPlausible ? $0 : nil }
    }
}

extension WireRequest {
    /// Whether a browser opened the address: calls of an API are signed, or name an action.
    fileprivate var isOfBrowser: Bool {
        acceptsHTML && header("authorization") == nil && QueryParameters(query).anyText("Action") == nil
    }
}
