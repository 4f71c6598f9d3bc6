import Authentication
import Directory
import Kernel
import Storage
import Tokens

/// The implicit grant (RFC 6749, section 4.2).
extension Authorization {
    /// Signs tokens for the fragment, without a refresh token, and begins their session (AUZ-POS-07, AUZ-POS-08,
    /// AUZ-POS-10).
    func issueTokens(for request: AuthorizeRequest, to user: AuthenticatedUser) async throws
        -> [(name: String, value: String)]
    {
        let (pool, now) = (request.context.pool.id, services.world.now())
        let hash = BrowserSession.hash(user.session, in: pool, cipher: services.cipher)
        let (groups, browserSession) = try await services.database.read { tx in
            (
                try MembershipTable(tx).groups(of: user.user.id, in: pool),
                try BrowserSessionTable(tx).find(hash, in: pool)
            )
        }
        var session = NewSession(
            request.context, user: user.user, groups: groups, device: nil, now: now, cipher: services.cipher,
            world: services.world, scope: request.scope, nonce: request.nonce,
            authenticatedAt: user.authenticatedAt, browserSession: browserSession?.id, isTracked: false)
        session.provider = browserSession?.provider
        session.request.source = .hostedAuth
        let tokens = try await services.tokens.issue(session.request)
        let use = SessionUse(of: request.context.pool, at: now)
        try await services.database.write { [session] tx in
            try use.note(in: try requireSession(user, request: request, tx), tx)
            try session.write(tx)
        }
        return (tokens.idToken.map { [("id_token", $0.exposed)] } ?? []) + [
            ("access_token", tokens.accessToken.exposed), ("token_type", "bearer"),
            ("expires_in", String(tokens.expiresIn)),
        ]
    }
}
