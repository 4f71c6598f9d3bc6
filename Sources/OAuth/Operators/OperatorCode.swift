import Crypto
import Cryptography
import Directory
package import Kernel
import Storage
import Tokens

/// The exchange of an authorization code by this server itself, for the console. It begins a user session without
/// tokens, which ends when the user is signed out, disabled or deleted.
package struct OperatorCode: Sendable {
    /// The code, and the values that prove that the console requested it.
    package struct Proof: Sendable {
        package var code: Secret<String>
        package var redirectURI: String
        /// The verifier of the PKCE challenge.
        package var verifier: Secret<String>
        /// The time that the sign-in must not precede.
        package var notBefore: Instant

        package init(code: Secret<String>, redirectURI: String, verifier: Secret<String>, notBefore: Instant) {
            (self.code, self.redirectURI, self.verifier, self.notBefore) = (code, redirectURI, verifier, notBefore)
        }
    }

    private let services: OAuthServices

    package init(_ services: OAuthServices) { self.services = services }

    /// The challenge by S256 of a verifier.
    package static func challenge(of verifier: Secret<String>) -> String {
        Base64.encodeURL(Array(SHA256.hash(data: Array(verifier.exposed.utf8))))
    }

    /// Exchanges a code once, and ends the browser session that it came from: the pages would otherwise sign the next
    /// user of this browser in.
    ///
    /// - Throws: `OAuthError` with `invalid_grant` as for any code, and for the sign-in of a browser that is older than
    ///   the console has asked for, or that another identity provider has made.
    package func exchange(
        _ proof: Proof, client: ClientID, in pool: UserPoolID
    ) async throws -> (identity: AccessTokenIdentity, signedInAt: Instant) {
        let context = try await ClientContext(client, in: pool, settings: services.settings, cipher: services.cipher)
        try context.require(.code)
        let exchange = CodeExchange(proof.code, for: context, services: services)
        let found = try await exchange.find(for: proof.redirectURI, verifier: proof.verifier.exposed)
        guard let browser = found.browserSession, found.code.authenticatedAt >= proof.notBefore else {
            AuditContext.explain("the browser had signed in before the console asked for it")
            throw OAuthError(.invalidGrant)
        }
        guard browser.provider == nil else {
            AuditContext.explain("the user has signed in with \(browser.provider ?? ""), whose factors are not known")
            throw OAuthError(.invalidGrant)
        }
        let session = NewSession(
            context, user: found.user, groups: found.groups, device: nil, now: services.world.now(),
            cipher: services.cipher, world: services.world, scope: found.code.scope, nonce: nil,
            authenticatedAt: found.code.authenticatedAt, browserSession: browser.id)
        try await exchange.redeem(for: session, endsBrowserSession: true)
        let identity = AccessTokenIdentity(
            pool: pool, user: found.user.id, client: client, session: session.id)
        return (identity, found.code.authenticatedAt)
    }
}
