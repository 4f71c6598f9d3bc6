import Cryptography
import Directory
import Kernel
import Storage
import Tokens

/// Exchanges an authorization code, once (RFC 6749, section 4.1.3).
struct AuthorizationCodeGrant: Grant {
    let services: OAuthServices

    static let type = "authorization_code"

    /// The code is read before the tokens are signed, and used up in the transaction that writes the session: of two
    /// concurrent exchanges, only one gets tokens.
    func tokens(for form: GrantForm, through context: ClientContext) async throws -> IssuedTokens {
        try context.require(.code)
        let text = Secret(try form.require("code"))
        let redirectURI = try form.require("redirect_uri")
        let exchange = CodeExchange(text, for: context, services: services)
        let found = try await exchange.find(for: redirectURI, verifier: form.text("code_verifier"))
        let code = found.code
        var session = NewSession(
            context, user: found.user, groups: found.groups, device: nil, now: services.world.now(),
            cipher: services.cipher, world: services.world, scope: code.scope, nonce: code.nonce,
            authenticatedAt: code.authenticatedAt, browserSession: found.browserSession?.id)
        session.provider = found.browserSession?.provider
        session.request.source = .hostedAuth
        let tokens = try await services.tokens.issue(session.request)
        try await exchange.redeem(for: session)
        return tokens.with(refreshToken: session.refreshToken)
    }
}
