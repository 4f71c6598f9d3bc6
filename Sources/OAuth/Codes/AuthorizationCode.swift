package import Kernel

/// The sign-in of an authorization code (RFC 6749, section 4.1.2). The code itself is random; only its keyed hash is
/// stored.
package struct AuthorizationCode: Sendable {
    /// How long a code can be exchanged, in seconds.
    package static let lifetime: Int64 = .minutes(5)

    /// The keyed hash of the code.
    package var hash: [UInt8]
    /// The client that requested it.
    package var client: ClientID
    /// The user who signed in.
    package var user: UserID
    /// The redirect URI of the request, which the exchange must repeat.
    package var redirectURI: String
    /// The granted scopes, separated by spaces.
    package var scope: String
    /// The `nonce` of the request, for the ID token.
    package var nonce: String?
    /// The PKCE challenge by S256 (RFC 7636); nil if the client sent none.
    package var codeChallenge: String?
    /// When the user proved their identity: the claim `auth_time`.
    package var authenticatedAt: Instant
    /// When the code expires.
    package var expiresAt: Instant
    /// The keyed hash of the browser session that it was issued in. If that has ended, by a sign-out or because the
    /// password has changed, the code is invalid.
    package var browserSession: [UInt8]
    /// The user session that the exchange started; nil before that. A second exchange ends it (RFC 6749, section
    /// 4.1.2).
    package var session: SessionID?

    package init(
        hash: [UInt8], client: ClientID, user: UserID, redirectURI: String, scope: String, nonce: String?,
        codeChallenge: String?, authenticatedAt: Instant, expiresAt: Instant,
        browserSession: [UInt8], session: SessionID? = nil
    ) {
        self.hash = hash
        self.client = client
        self.user = user
        self.redirectURI = redirectURI
        self.scope = scope
        self.nonce = nonce
        self.codeChallenge = codeChallenge
        self.authenticatedAt = authenticatedAt
        self.expiresAt = expiresAt
        self.browserSession = browserSession
        self.session = session
    }
}
