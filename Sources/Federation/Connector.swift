package import Directory
package import Kernel

/// Communicates with a provider by its protocol. The responses of the two kinds have nothing in common.
package enum Connector: Sendable {
    case oauth(OAuthConnector)
    case saml(SAMLConnector)

    /// The path of OpenID Connect and social providers.
    package static let oauthCallback = "/oauth2/idpresponse"
    /// The path of SAML providers: the assertion consumer service (UP-SAML-02).
    package static let samlCallback = "/saml2/idpresponse"
    /// The path for messages of SAML providers about logout; below the pool's path it does not need a domain.
    package static let samlLogout = "/saml2/logout"

    /// The path that the provider redirects the browser to.
    package var callbackPath: String {
        switch self {
        case .oauth(let connector): Self.oauthCallback(of: connector.provider)
        case .saml: Self.samlCallback
        }
    }

    /// The path of a single OpenID Connect or social provider.
    package static func oauthCallback(of provider: IdentityProvider) -> String {
        switch provider.callback {
        case .shared: oauthCallback
        case .own: oauthCallback + "/" + PercentEncoding.encode(provider.name.utf8)
        }
    }

    /// The step that sends the browser to the provider to sign in.
    ///
    /// - Parameter id: Identifies the sign-in.
    /// - Throws: `FederationRefusal`.
    package func authorizationStep(for request: ProviderRequest, id: String) async throws -> ProviderStep {
        switch self {
        case .oauth(let connector): .redirect(try await connector.authorizationURL(for: request))
        case .saml(let connector): try await connector.authorizationStep(for: request, id: id)
        }
    }
}

/// The way that a browser gets to a provider.
package enum ProviderStep: Sendable {
    case redirect(String)
    /// A form that the browser posts (SAML bindings, section 3.5).
    case form(action: String, fields: [(name: String, value: String)])
}

/// A request to a provider, and the values that the response must repeat.
package struct ProviderRequest: Sendable {
    /// Where the provider redirects the browser.
    package var redirectURI: String
    /// Returned with the response.
    package var state: String
    /// Returned in the ID token.
    package var nonce: String
    /// The PKCE verifier (RFC 7636).
    package var verifier: Secret<String>
    /// The name that the provider may fill in.
    package var loginHint: String?
    /// Whether the user must sign in again at the provider.
    package var requiresSignIn = false

    package init(redirectURI: String, state: String, nonce: String, verifier: Secret<String>) {
        (self.redirectURI, self.state, self.nonce, self.verifier) = (redirectURI, state, nonce, verifier)
    }
}

/// A provider's successful response, as the browser delivers it.
package struct ProviderResponse: Sendable {
    /// The authorization code.
    package var code: Secret<String>
    /// Apple's `user`: JSON with the user's name, only at the first sign-in.
    package var user: String?
    /// The issuer in the response (RFC 9207).
    package var issuer: Issuer

    /// The issuer in a response.
    package enum Issuer: Sendable {
        case unnamed
        case named(String)
        /// The response names several issuers, or has an empty issuer.
        case malformed
    }

    package init(code: Secret<String>, user: String? = nil, issuer: Issuer = .unnamed) {
        (self.code, self.user, self.issuer) = (code, user, issuer)
    }
}
