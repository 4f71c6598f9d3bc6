import Cryptography
package import Kernel

/// The content of an ID token that a client sends as a hint, though it may have expired.
package struct IDTokenHint: Sendable {
    package var pool: UserPoolID
    package var client: ClientID
    package var user: UserID
    /// The browser session; nil if the client gets no notice of its end.
    package var session: BrowserSessionID?
}

extension TokenIssuer {
    /// Reads an ID token that was issued here (OpenID Connect Core 1.0, section 3.1.2.1; RP-Initiated Logout 1.0,
    /// section 2). It proves nothing about the browser that sent it.
    ///
    /// - Returns: Nil if the text is not an ID token of a pool.
    package func hint(_ token: Secret<String>, now: Instant) async throws -> IDTokenHint? {
        do {
            let token = try await verifier.verify(token.exposed, for: .id, at: now, acceptsExpired: true)
            guard let user = token.claims.string("sub"), let client = token.claims.string("aud") else { return nil }
            return IDTokenHint(
                pool: token.pool, client: ClientID(rawValue: client), user: UserID(rawValue: user),
                session: token.claims.string("sid").map { BrowserSessionID(rawValue: $0) })
        } catch is TokenError { return nil }
    }
}
