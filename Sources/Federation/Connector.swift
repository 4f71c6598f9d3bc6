package import Directory
package import Kernel

/// Speaks with a provider, by its protocol. Answers of the two have nothing in common.
package enum Connector: Sendable {
    case oauth(OAuthConnector)
    case saml(SAMLConnector)

    /// The path of OpenID Connect and social providers.
    package static let oauthCallback = "/oauth2/idpresponse"
    /// The path of SAML providers: the assertion consumer service (UP-SAML-02).
    package static let samlCallback = "/saml2/idpresponse"
    /// The path for messages of SAML providers about logout; below the pool's path it needs no domain.
    package static let samlLogout = "/saml2/logout"

    /// The path that the provider sends the browser back to.
    package var callbackPath: String {
        switch self {
        case .oauth(let connector): Self.oauthCallback(of: connector.provider)
        case .saml: Self.samlCallback
        }
    }

    /// The path of one of the OpenID Connect and social providers.
    package static func oauthCallback(of provider: IdentityProvider) -> String {
        switch provider.callback {
        case .shared: oauthCallback
        case .own: oauthCallback + "/" + PercentEncoding.encode(provider.name.utf8)
        }
    }

    /// How the browser goes to the provider to sign in.
    ///
    /// - Parameter id: Identifies the sign-in.
    /// - Throws: `FederationRefusal`.
    package func begin(_ request: ProviderRequest, id: String) async throws -> ProviderStep {
        switch self {
        case .oauth(let connector): .redirect(try await connector.begin(request))
        case .saml(let connector): try await connector.begin(request, id: id)
        }
    }
}

/// How a browser goes to a provider.
package enum ProviderStep: Sendable {
    case redirect(String)
    /// A form that the browser posts (SAML bindings, section 3.5).
    case form(action: String, fields: [(name: String, value: String)])
}

/// A request to a provider, and the values that the answer must repeat.
package struct ProviderRequest: Sendable {
    /// Where the provider sends the browser back to.
    package var redirectURI: String
    /// Comes back with the answer.
    package var state: String
    /// Comes back in the ID token.
    package var nonce: String
    /// The PKCE verifier (RFC 7636).
    package var verifier: Secret<String>
    /// The name that the provider may fill in.
    package var loginHint: String?
    /// Whether the user must sign in anew at the provider.
    package var requiresSignIn = false

    package init(redirectURI: String, state: String, nonce: String, verifier: Secret<String>) {
        (self.redirectURI, self.state, self.nonce, self.verifier) = (redirectURI, state, nonce, verifier)
    }
}

/// A provider's successful answer, as the browser brings it.
package struct ProviderAnswer: Sendable {
    /// The authorization code.
    package var code: Secret<String>
    /// Apple's `user`: JSON with the user's name, at the first sign-in only.
    package var user: String?
    /// The issuer that the answer names (RFC 9207).
    package var issuer: Issuer

    /// The issuer that a response names.
    package enum Issuer: Sendable {
        case unnamed
        case named(String)
        /// It names several, or none where there should be a name.
        case malformed
    }

    /// An answer.
    package init(code: Secret<String>, user: String? = nil, issuer: Issuer = .unnamed) {
        (self.code, self.user, self.issuer) = (code, user, issuer)
    }
}

/// A provider's statements about a user.
package struct ExternalProfile: Sendable {
    /// Identifies the user at the provider; compared by bytes.
    package var subject: String
    /// All claims by the provider's names, as text.
    package var claims: [String: String]
    /// The entries of claims that are lists. The texts of such claims do not tell where an entry ends.
    package var lists: [String: [String]] = [:]
    /// The parts that the claims were taken from, as the pool's function sees them.
    package var sources = Sources()
    /// The token that renews the provider's tokens among the attributes; nil if there is none.
    package var tokens: ProviderTokens?

    /// The answers of a provider, each as names and texts.
    package struct Sources: Sendable {
        package var tokenResponse: [String: String]?
        package var idToken: [String: String]?
        package var userInfo: [String: String]?
        package var samlResponse: [String: String]?

        package init() {}
    }

    /// A profile.
    package init(subject: String, claims: [String: String]) { (self.subject, self.claims) = (subject, claims) }
}
