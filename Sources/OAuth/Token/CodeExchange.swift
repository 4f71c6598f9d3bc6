import Cryptography
import Directory
import Kernel
import Storage
import Tokens

/// One exchange of an authorization code.
struct CodeExchange: Sendable {
    private let hash: [UInt8]
    private let context: ClientContext
    private let services: OAuthServices

    init(_ code: Secret<String>, for context: ClientContext, services: OAuthServices) {
        hash = AuthorizationCode.hash(code, in: context.pool.id, cipher: services.cipher)
        self.context = context
        self.services = services
    }

    private var pool: UserPoolID { context.pool.id }

    /// A code that can be exchanged.
    struct Found: Sendable {
        let code: AuthorizationCode
        let user: User
        let groups: [Group]
        /// The browser session that got the code.
        let browserSession: BrowserSession?
    }

    /// The code, if it was issued for this redirect URI and for the challenge of `verifier`.
    ///
    /// - Throws: As `find()` does, and `OAuthError` if one of them differs.
    func find(for redirectURI: String, verifier: String?) async throws -> Found {
        let found = try await find()
        AuditContext.note(found.user.id)
        guard redirectURI.hasSameBytes(as: found.code.redirectURI) else {
            AuditContext.explain("redirect_uri \(redirectURI) is not that of the code: \(found.code.redirectURI)")
            throw OAuthError(.invalidGrant)
        }
        guard CodeVerifier.matches(verifier, challenge: found.code.codeChallenge) else {
            AuditContext.explain("code_verifier is not that of the code_challenge")
            throw OAuthError(.invalidGrant)
        }
        return found
    }

    /// The code, its user, and the user's groups.
    ///
    /// - Throws: `OAuthError` if the code does not exist, has expired, has already been exchanged (TKN-NEG-05), or was
    ///   issued to another client (OA-07).
    func find() async throws -> Found {
        let found = try await services.database.read { [hash, pool] tx -> Found? in
            guard let code = try AuthorizationCodeTable(tx).find(hash, in: pool),
                let user = try UserTable(tx).find(code.user, in: pool)
            else { return nil }
            return Found(
                code: code, user: user, groups: try MembershipTable(tx).groups(of: user.id, in: pool),
                browserSession: try BrowserSessionTable(tx).find(code.browserSession, in: pool))
        }
        guard let found else {
            AuditContext.explain("there is no such code, or its user was deleted")
            throw OAuthError(.invalidGrant)
        }
        let code = found.code
        guard code.session == nil, code.client == context.client.id else {
            AuditContext.explain(
                code.session == nil ? "the code was issued to another client" : "the code was exchanged before")
            try await services.database.write { try revoke(code, $0) }
            throw OAuthError(.invalidGrant)
        }
        guard services.world.now() < code.expiresAt else {
            AuditContext.explain("the code has expired")
            throw OAuthError(.invalidGrant)
        }
        return found
    }

    /// Uses up the code for `session`, and writes the session.
    ///
    /// - Parameter endsBrowserSession: Whether the browser session that the code came from ends.
    /// - Throws: `OAuthError` if another exchange was faster, and if the user has signed out or may no longer sign in.
    func redeem(for session: NewSession, endsBrowserSession: Bool = false) async throws {
        try await services.database.commitEvenIfRefused { tx -> Result<Void, OAuthError> in
            let codes = AuthorizationCodeTable(tx)
            guard try codes.use(hash, in: pool, for: session.id) else {
                if let code = try codes.find(hash, in: pool) { try revoke(code, tx) }
                return .failure(OAuthError(.invalidGrant))
            }
            guard let code = try codes.find(hash, in: pool), try isSignedIn(code, tx) else {
                return .failure(OAuthError(.invalidGrant))
            }
            try session.write(tx)
            if endsBrowserSession { try BrowserSessionTable(tx).end(code.browserSession, in: pool) }
            return .success(())
        }
    }

    /// A code that two parties have was stolen by one of them. The session from it ends (RFC 6749, section 4.1.2).
    private func revoke(_ code: AuthorizationCode, _ tx: any Transaction) throws {
        if let session = code.session {
            try UserSessionTable(tx).end(session, in: pool)
        } else {
            try AuthorizationCodeTable(tx).delete(hash, in: pool)
        }
    }

    /// Whether the browser's sign-in is still valid. It may have expired since.
    private func isSignedIn(_ code: AuthorizationCode, _ tx: any Transaction) throws -> Bool {
        guard try BrowserSessionTable(tx).find(code.browserSession, in: pool) != nil,
            let user = try UserTable(tx).find(code.user, in: pool)
        else { return false }
        return try user.enabled
            && SessionProviderTable(tx).mayContinueSessions(of: user.id, status: user.status, through: context.client)
    }
}
