package import Authentication
import Directory
package import Kernel
import Storage
import Tokens
package import Wire

/// GET `/logout`: ends the browser's session at the server, and deletes the cookie (LGO-GEN-01).
///
/// The tokens of apps stay valid: apps revoke their own. A user who follows a link to this URL is signed out. A form or
/// an image of another site cannot do that, because browsers do not send the cookie with it.
package struct LogoutEndpoint: Sendable {
    private let frame: RequestFrame
    private let authorization: Authorization
    private let requests: LogoutRequestReader
    private let poolOfHost: AuthorizeEndpoint.PoolOfHost
    private let signOutAtProvider: ProviderSignOut

    /// Ends the session at another provider that a browser session came from. Returns the response that sends the
    /// browser to the provider, and from there to `location`; nil if the session did not come from another provider.
    package typealias ProviderSignOut =
        @Sendable (
            _ browserSession: [UInt8], _ pool: UserPoolID, _ location: String, _ request: WireRequest
        ) async throws -> WireResponse?

    package init(
        frame: RequestFrame, authorization: Authorization,
        pool: @escaping AuthorizeEndpoint.PoolOfHost = { _ in nil }, signOutAtProvider: @escaping ProviderSignOut
    ) {
        self.frame = frame
        self.authorization = authorization
        poolOfHost = pool
        self.signOutAtProvider = signOutAtProvider
        requests = LogoutRequestReader(
            services: authorization.services, authorizeRequests: AuthorizeRequestReader(authorization.services))
    }

    package var routes: [PathRoute] {
        [PathRoute("GET", pattern: "/logout") { request, _ in await respond(to: request) }]
    }

    private func respond(to request: WireRequest) async -> WireResponse {
        let result = await frame.run(request, as: BrowserOperation("Logout"), status: \.status) { _ in
            try await signOut(request)
        }
        switch result {
        case .success(let response): return response
        case .failure(let error): return .redirect(to: error.location)
        }
    }

    private func signOut(_ request: WireRequest) async throws -> WireResponse {
        let wanted = try await requests.read(
            QueryParameters(request.query, plusSign: .space), in: try await poolOfHost(request))
        let session = try await authorization.session(of: request, in: wanted.pool)
        if let session, let expected = wanted.expectedUser, session.user.id != expected {
            throw AuthorizeError.page(OAuthError(.invalidRequest, description: "Another user is signed in"))
        }
        if let session { AuditContext.note(session.user.id) }
        let cookie = authorization.cookie(of: wanted.pool.id, for: request)
        if let hint = wanted.hint { try await authorization.endExpired(hint) }
        guard let text = cookie.text(in: request) else {
            return .redirect(to: wanted.location, also: [cookie.clearing])
        }
        let hash = authorization.hash(of: text, in: wanted.pool.id)
        // An error there must not keep the session here: the user has asked for its end.
        let onward = (try? await signOutAtProvider(hash, wanted.pool.id, wanted.location, request)) ?? nil
        try await authorization.end(text, in: wanted.pool.id)
        var response = onward ?? .redirect(to: wanted.location)
        response.headers.append(cookie.clearing)
        return response
    }
}

extension Authorization {
    /// Ends the session whose cookie has this text, and notifies the clients that it has signed in to.
    package func end(_ text: Secret<String>, in pool: UserPoolID) async throws {
        let hash = hash(of: text, in: pool)
        try await services.database.write { [services] tx in
            try BrowserSignOut(tx, world: services.world).end(hash, in: pool)
        }
    }

    /// Ends the former session of the browser where `user` has just signed in.
    package func end(_ former: Secret<String>, before user: AuthenticatedUser) async throws {
        let pool = user.pool.id
        let (ended, begun) = (hash(of: former, in: pool), hash(of: user.session, in: pool))
        try await services.database.write { [services] tx in
            try BrowserSignOut(tx, world: services.world).replace(ended, by: begun, in: pool)
        }
    }

    /// Ends the session that an ID token names, if its lifetime is over, so that browsers no longer have its cookie. A
    /// token does not prove anything about the browser that sends it, so it cannot end a session that is still in use.
    fileprivate func endExpired(_ hint: IDTokenHint) async throws {
        guard let session = hint.session else { return }
        let isEnded = try await services.database.write { [services] tx in
            try BrowserSignOut(tx, world: services.world).endExpired(
                session, of: hint.user, namedBy: hint.client, in: hint.pool)
        }
        if isEnded { AuditContext.note(hint.user) }
    }

    /// The keyed hash of a cookie's text, which is stored instead of it.
    fileprivate func hash(of text: Secret<String>, in pool: UserPoolID) -> [UInt8] {
        BrowserSession.hash(text, in: pool, cipher: services.cipher)
    }
}
