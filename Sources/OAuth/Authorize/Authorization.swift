package import Authentication
package import Directory
package import Kernel
import Storage
import Tokens
package import Wire

/// Responds to authorization requests of signed-in users, and finds the signed-in user.
package struct Authorization: Sendable {
    let services: OAuthServices
    private let isSecure: Bool

    private static let continuedMinutes = 10

    /// - Parameter isSecure: Whether browsers reach the public URL over TLS.
    package init(_ services: OAuthServices, isSecure: Bool) {
        self.services = services
        self.isSecure = isSecure
    }

    /// Whether the browser that sent `request` reaches the server over TLS: by the public URL, or by a custom domain
    /// with a certificate here.
    package func isSecure(_ request: WireRequest) -> Bool { isSecure || request.isEncrypted }

    /// Whether `issuer` belongs to a pool of this server.
    package func isOwn(issuer: String) -> Bool { services.tokens.publicURL.pool(ofIssuer: issuer) != nil }

    /// The cookie with the session of `pool`, for the browser that sent `request`.
    package func cookie(of pool: UserPoolID, for request: WireRequest) -> BrowserSessionCookie {
        BrowserSessionCookie(of: pool, isSecure: isSecure(request))
    }

    /// The user who is signed in to `pool` in the browser that sent `request`; nil if there is none.
    ///
    /// - Parameter client: The client that the user is to be signed in to; nil for none.
    package func session(of request: WireRequest, in pool: UserPool, for client: Client? = nil) async throws
        -> AuthenticatedUser?
    {
        guard let text = cookie(of: pool.id, for: request).text(in: request) else { return nil }
        return try await services.database.read { [now = services.world.now(), cipher = services.cipher] tx in
            try BrowserSession.find(text, in: pool.id, for: client, now: now, cipher: cipher, tx).map { session, user in
                AuthenticatedUser(user: user, pool: pool, session: text, authenticatedAt: session.authenticatedAt)
            }
        }
    }

    /// The user of `session(of:in:for:)`, if the session is sufficient for `wanted`. If the request names a provider,
    /// only a session of a user of that provider is accepted.
    ///
    /// - Parameter isContinued: Whether the session may come from a sign-in for this very request. If the client does
    ///   not accept sessions, such a session is accepted for ten minutes.
    package func acceptedSession(
        of request: WireRequest, for wanted: AuthorizeRequest, isContinued: Bool = false
    ) async throws -> AuthenticatedUser? {
        let (pool, now) = (wanted.context.pool, services.world.now())
        guard let found = try await session(of: request, in: pool, for: wanted.context.client),
            wanted.accepts(user: found.user.id, authenticatedAt: found.authenticatedAt, now: now)
        else { return nil }
        let minutes = max(
            pool.settings.browserSessionMinutes(of: wanted.context.client), isContinued ? Self.continuedMinutes : 0)
        guard now.seconds(since: found.authenticatedAt) < Int64(minutes) * 60 else { return nil }
        guard let provider = wanted.identityProvider, !provider.hasSameBytes(as: IdentityProvider.ownName) else {
            return found
        }
        let identities = try await services.database.read { tx in
            try ExternalIdentityTable(tx).all(of: found.user.id, in: pool.id)
        }
        return identities.contains { $0.provider.hasSameBytes(as: provider) && !$0.isDisabled } ? found : nil
    }

    /// Completes the request: returns the callback's URL with a code, or with tokens in the implicit grant.
    ///
    /// - Throws: The callback's URL with an error (AUZ-NEG-06).
    package func complete(_ request: AuthorizeRequest, user: AuthenticatedUser) async throws(AuthorizeError) -> String {
        AuditContext.note(user.user.id)
        do {
            let now = services.world.now()
            guard request.permits(user: user.user.id, authenticatedAt: user.authenticatedAt, now: now) else {
                throw OAuthError(.loginRequired)
            }
            switch request.responseType {
            case .code: return request.response.location([("code", try await issueCode(for: request, to: user))])
            case .token: return request.response.location(try await issueTokens(for: request, to: user))
            case .device: return request.confirmation
            case .account: return request.account
            }
        } catch {
            let failure = OAuthError(ofAuthorization: error)
            guard !request.isOwn else { throw .page(failure, client: request.context.client.id) }
            throw .redirect(request.location(failure), cause: failure)
        }
    }

    private func issueCode(for request: AuthorizeRequest, to user: AuthenticatedUser) async throws -> String {
        let code = NewAuthorizationCode(
            for: request, of: user, cipher: services.cipher, world: services.world)
        let use = SessionUse(of: request.context.pool, at: services.world.now())
        try await services.database.write { tx in
            try use.note(in: try requireSession(user, request: request, tx), tx)
            try code.write(tx)
        }
        return code.text.exposed
    }

    /// - Returns: The user's session.
    /// - Throws: `OAuthError` with `access_denied` if the session has since ended, or belongs to another pool.
    func requireSession(_ user: AuthenticatedUser, request: AuthorizeRequest, _ tx: any Transaction) throws
        -> BrowserSession
    {
        let pool = request.context.pool.id
        let found = try BrowserSession.find(
            user.session, in: pool, for: request.context.client, now: services.world.now(), cipher: services.cipher, tx)
        guard let found, found.user.id == user.user.id else { throw OAuthError(.accessDenied) }
        return found.session
    }
}

extension OAuthError {
    /// The code of an error in the response to an authorization request (RFC 6749, section 4.1.2.1).
    init(ofAuthorization error: any Error) {
        self = OAuthOperation("Authorize").failure(error)
        guard !(error is OAuthError) else { return }
        switch code {
        case .temporarilyUnavailable, .serverError: return
        case .invalidGrant, .unauthorizedClient: code = .accessDenied
        default: code = .serverError
        }
    }
}
