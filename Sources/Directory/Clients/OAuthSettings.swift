/// A client's settings for the OAuth endpoints (UP-ACS).
public struct OAuthSettings: Codable, Sendable, Equatable {
    /// An OAuth 2.0 grant.
    public enum Flow: String, Codable, Sendable {
        case code
        case implicit
        case clientCredentials = "client_credentials"
    }

    /// Whether the client may use the OAuth endpoints.
    public var enabled = false
    /// The permitted grants; nil if never specified.
    public var flows: [Flow]?
    /// The permitted scopes; nil if never specified.
    public var scopes: [String]?
    /// The permitted redirect URIs after sign-in; nil if never specified.
    public var callbackURLs: [String]?
    /// The permitted redirect URIs after sign-out; nil if never specified.
    public var logoutURLs: [String]?
    /// The callback of requests that name none.
    public var defaultRedirectURI: String?
    /// The permitted identity providers; `COGNITO` is the pool itself.
    public var identityProviders: [String]?

    /// No permissions.
    public init() {}
}
