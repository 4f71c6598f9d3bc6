/// An administrator's settings for a client (UP-APP, UP-ACS, UP-PERM).
///
/// They are stored as one JSON text, so a member added later must be optional.
package struct ClientSettings: Codable, Sendable, Equatable {
    /// Nil if not specified.
    package var explicitAuthFlows: [ExplicitAuthFlow]?
    /// How long its tokens are valid.
    package var tokenValidity = TokenValidity()
    /// The lifetime of an auth session in minutes, 3 to 15.
    package var authSessionValidity = 3
    /// Whether responses hide that a user does not exist; nil if not specified.
    package var existenceErrors: ExistenceErrors?
    /// Whether tokens can be revoked.
    package var tokenRevocation = true
    /// Nil if never specified: refresh tokens are not rotated.
    package var refreshTokenRotation: RefreshTokenRotation?
    /// The attributes that the client may read; nil means all (UP-PERM-02).
    package var readAttributes: [String]?
    /// The attributes that the client may write; nil means all (UP-PERM-02).
    package var writeAttributes: [String]?
    /// Whether the client, if it has a secret, may pass on its caller's address.
    package var propagatesUserContext = false
    /// For how many minutes after a sign-in the client accepts a browser session, 0 to 129,600; nil if never specified.
    package var browserSession: Int?
    /// The reactions to risky sign-ins through the client; nil for the pool's.
    package var risk: RiskConfiguration?
    /// The settings for the OAuth endpoints.
    package var oauth = OAuthSettings()
    /// Nil if never specified.
    package var analytics: AnalyticsSettings?

    /// The default settings.
    package init() {}

    /// For how many minutes a client accepts a browser session by default.
    package static let usualBrowserSession = 60

    /// Whether responses hide that a user does not exist. By default they do not, as in Cognito's API.
    package var hidesExistence: Bool { existenceErrors == .enabled }
}

/// Whether responses hide that a user does not exist.
package enum ExistenceErrors: String, Codable, Sendable {
    case legacy = "LEGACY"
    case enabled = "ENABLED"
}

/// Whether each use replaces the refresh token.
package struct RefreshTokenRotation: Codable, Sendable, Equatable {
    /// Whether rotation is on.
    package var enabled: Bool
    /// For how many seconds the replaced token remains valid, 0 to 60; nil if not specified.
    package var retryGracePeriod: Int?

    /// Rotation settings.
    package init(enabled: Bool, retryGracePeriod: Int? = nil) {
        self.enabled = enabled
        self.retryGracePeriod = retryGracePeriod
    }
}
