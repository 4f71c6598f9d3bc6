/// What a client may do at the OAuth endpoints (spec area UP-ACS).
public struct OAuthSettings: Codable, Sendable, Equatable {
    /// A grant of OAuth 2.0.
    public enum Flow: String, Codable, Sendable {
        case code
        case implicit
        case clientCredentials = "client_credentials"
    }

    /// Whether the client may use the OAuth endpoints at all.
    public var enabled = false
    /// The grants it may use; nil where that was never said.
    public var flows: [Flow]?
    /// The scopes it may ask for; nil where that was never said.
    public var scopes: [String]?
    /// Where a browser may be sent after sign-in; nil where that was never said.
    public var callbackURLs: [String]?
    /// Where a browser may be sent after sign-out; nil where that was never said.
    public var logoutURLs: [String]?
    /// The callback where a request names none.
    public var defaultRedirectURI: String?
    /// The identity providers that people may come from; `COGNITO` is the pool itself.
    public var identityProviders: [String]?

    /// Nothing is permitted.
    public init() {}
}
