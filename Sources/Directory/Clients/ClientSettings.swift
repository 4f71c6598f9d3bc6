/// An administrator's settings for a client (UP-APP, UP-ACS, UP-PERM).
///
/// They are stored as one JSON text, so a member added later must be optional.
public struct ClientSettings: Codable, Sendable, Equatable {
    /// Nil if not specified.
    public var explicitAuthFlows: [ExplicitAuthFlow]?
    /// How long its tokens are valid.
    public var tokenValidity = TokenValidity()
    /// The lifetime of an auth session in minutes, 3 to 15.
    public var authSessionValidity = 3
    /// Whether responses hide that a user does not exist; nil if not specified.
    public var existenceErrors: ExistenceErrors?
    /// Whether tokens can be revoked.
    public var tokenRevocation = true
    /// Nil if never specified: refresh tokens are not rotated.
    public var refreshTokenRotation: RefreshTokenRotation?
    /// The attributes that the client may read; nil means all (UP-PERM-02).
    public var readAttributes: [String]?
    /// The attributes that the client may write; nil means all (UP-PERM-02).
    public var writeAttributes: [String]?
    /// Whether the client, if it has a secret, may pass on its caller's address.
    public var propagatesUserContext = false
    /// The OAuth settings.
    public var oauth = OAuthSettings()
    /// Nil if never specified.
    public var analytics: AnalyticsSettings?

    /// The default settings.
    public init() {}

    /// Whether responses hide that a user does not exist. By default they do not, as in Cognito's API.
    public var hidesExistence: Bool { existenceErrors == .enabled }
}

/// Whether responses hide that a user does not exist.
public enum ExistenceErrors: String, Codable, Sendable {
    case legacy = "LEGACY"
    case enabled = "ENABLED"
}

/// Whether each use replaces the refresh token.
public struct RefreshTokenRotation: Codable, Sendable, Equatable {
    /// Whether rotation is on.
    public var enabled: Bool
    /// Seconds for which the replaced token remains valid, 0 to 60; nil if not specified.
    public var retryGracePeriod: Int?

    /// Rotation settings.
    public init(enabled: Bool, retryGracePeriod: Int? = nil) {
        self.enabled = enabled
        self.retryGracePeriod = retryGracePeriod
    }
}

/// Where usage data would be sent. Stored for tools that write and read it; it has no effect.
public struct AnalyticsSettings: Codable, Sendable, Equatable {
    /// The project's id.
    public var applicationID: String?
    /// The project's ARN.
    public var applicationARN: String?
    /// The role that may write to the project.
    public var roleARN: String?
    /// The external id for assuming the role.
    public var externalID: String?
    /// Whether user data would be included.
    public var userDataShared: Bool?

    /// Nothing specified.
    public init() {}
}
