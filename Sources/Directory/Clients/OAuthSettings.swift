/// A client's settings for the OAuth endpoints (UP-ACS).
package struct OAuthSettings: Codable, Sendable, Equatable {
    /// An OAuth 2.0 grant.
    package enum Flow: String, Codable, Sendable {
        case code
        case implicit
        case clientCredentials = "client_credentials"
    }

    /// Whether the client may use the OAuth endpoints.
    package var enabled = false
    /// The permitted grants; nil if never specified.
    package var flows: [Flow]?
    /// The permitted scopes; nil if never specified.
    package var scopes: [String]?
    /// The permitted redirect URIs after sign-in; nil if never specified.
    package var callbackURLs: [String]?
    /// The permitted redirect URIs after sign-out; nil if never specified.
    package var logoutURLs: [String]?
    /// The callback of requests that name none.
    package var defaultRedirectURI: String?
    /// The permitted identity providers; `COGNITO` is the pool itself.
    package var identityProviders: [String]?

    /// No permissions.
    package init() {}
}
