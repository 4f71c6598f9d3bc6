package import Directory
package import Kernel

/// A valid authorization request (RFC 6749, section 4.1.1; OpenID Connect Core 1.0, section 3.1.2.1).
package struct AuthorizeRequest: Sendable {
    package enum ResponseType: String, CaseIterable, Sendable {
        /// A code, in the query of the callback.
        case code
        /// Tokens, in the fragment of the callback: the implicit grant.
        case token
        /// No direct response: the user answers the device whose code is in the request. Clients do not send this type;
        /// the page for the code does.
        case device
        /// No direct response: the user sees the account. Clients do not need this type; links to the account have it.
        case account
    }

    /// The user's interaction that the client requests.
    package enum Prompt: String, CaseIterable, Sendable {
        /// No interaction: without a session the client gets an error.
        case none
        /// To sign in, even if there is a session.
        case login
        /// Has no effect here: an administrator decides what clients may do.
        case consent
        /// To choose an account.
        case selectAccount = "select_account"
    }

    /// The pool and the client.
    package var context: ClientContext
    /// The registered URL that receives the response.
    package var redirectURI: String
    package var responseType: ResponseType
    /// The granted scopes, in the order of the request.
    package var scopes: [String]
    /// Whether the browser posts the response to the callback (OAuth 2.0 Form Post Response Mode).
    package var isPosted = false
    /// The client's own value, returned with the response.
    package var state: String?
    /// The client's own value, returned in its ID token.
    package var nonce: String?
    /// The PKCE challenge by S256.
    package var codeChallenge: String?
    package var prompts: Set<Prompt> = []
    /// The maximum number of seconds since the user signed in.
    package var maxAge: Int?
    /// The initial value of the name field on the sign-in page.
    package var loginHint: String?
    /// The languages that the client requests, the preferred one first.
    package var languages: [String] = []
    /// The user that the client expects, from the token in `idTokenHint`.
    package var expectedUser: UserID?
    /// The token that names the expected user.
    package var idTokenHint: String?
    /// The provider to sign in with; nil lets the user choose. The pool itself is called `COGNITO`.
    package var identityProvider: String?
    /// The code on the device, if the user signs in for one. The request then does not have a redirect URI.
    package var userCode: UserCode?
    /// The page of the account that the sign-in leads to, if the response type is `account`. The request then does not
    /// have a redirect URI.
    package var accountPage = AccountPage.overview
    /// The issuer, which the response names (RFC 9207).
    package var issuer: String
}

extension AuthorizeRequest {
    /// The scopes in the form for tokens.
    package var scope: String { scopes.joined(separator: " ") }

    /// Whether a session of `user`, who signed in at `authenticatedAt`, is sufficient; otherwise the user must sign in
    /// again.
    package func accepts(user: UserID, authenticatedAt: Instant, now: Instant) -> Bool {
        prompts.isDisjoint(with: [.login, .selectAccount]) && maxAge != 0
            && permits(user: user, authenticatedAt: authenticatedAt, now: now)
    }

    /// Whether the client may learn of the sign-in at all, however recent it is.
    func permits(user: UserID, authenticatedAt: Instant, now: Instant) -> Bool {
        guard expectedUser == nil || expectedUser == user else { return false }
        // A sign-in for this request takes time itself, so an age of zero is not enforced here.
        guard let maxAge, maxAge > 0 else { return true }
        return now.seconds(since: authenticatedAt) <= Int64(maxAge)
    }

    /// The query that yields the same request when it is parsed again.
    package var query: String {
        var fields: [(String, String?)] = [
            ("client_id", context.client.id.rawValue), ("redirect_uri", isOwn ? nil : redirectURI),
            ("user_code", userCode?.text), ("response_type", responseType.rawValue),
            ("account_page", accountPage == .overview ? nil : accountPage.rawValue),
            ("response_mode", isPosted ? PostedResponse.mode : nil),
            ("scope", responseType == .account ? nil : scope), ("state", state), ("nonce", nonce),
            ("code_challenge", codeChallenge),
            ("code_challenge_method", codeChallenge.map { _ in CodeChallenge.method }),
        ]
        fields += [
            ("prompt", prompts.isEmpty ? nil : prompts.map(\.rawValue).sorted().joined(separator: " ")),
            ("max_age", maxAge.map(String.init)), ("login_hint", loginHint),
            ("ui_locales", languages.isEmpty ? nil : languages.joined(separator: " ")),
            ("identity_provider", identityProvider), ("id_token_hint", idTokenHint),
        ]
        return QueryText.join(fields.compactMap { name, value in value.map { (name, $0) } })
    }
}
