/// What an administrator decides about a client (spec areas UP-APP, UP-ACS and UP-PERM).
///
/// It is stored as one JSON text. A member that is added later must therefore be optional.
public struct ClientSettings: Codable, Sendable, Equatable {
    /// Nil where the creator did not say.
    public var explicitAuthFlows: [ExplicitAuthFlow]?
    /// For how long its tokens are good.
    public var tokenValidity = TokenValidity()
    /// Minutes in which a sign-in must be finished, 3 to 15.
    public var authSessionValidity = 3
    /// Whether answers about unknown people are like those about known ones; nil where the creator did not say.
    public var existenceErrors: ExistenceErrors?
    /// Whether tokens can be taken back.
    public var tokenRevocation = true
    /// Nil where it was never mentioned: refresh tokens stay.
    public var refreshTokenRotation: RefreshTokenRotation?
    /// The attributes that the application may see; nil is all of them (UP-PERM-02).
    public var readAttributes: [String]?
    /// The attributes that the application may write; nil is all of them (UP-PERM-02).
    public var writeAttributes: [String]?
    /// Whether the application, if it has a secret, may pass on its caller's address.
    public var propagatesUserContext = false
    /// What it may do at the OAuth endpoints.
    public var oauth = OAuthSettings()
    /// Nil where it was never mentioned.
    public var analytics: AnalyticsSettings?

    /// The settings of a client about which nothing was said.
    public init() {}

    /// Whether answers about unknown people are like those about known ones.
    ///
    /// Where nobody chose, they are not: so the service's API has it.
    public var hidesExistence: Bool { existenceErrors == .enabled }
}

/// How an application is answered about people who do not exist.
public enum ExistenceErrors: String, Codable, Sendable {
    case legacy = "LEGACY"
    case enabled = "ENABLED"
}

/// Whether a refresh token is replaced each time it is used.
public struct RefreshTokenRotation: Codable, Sendable, Equatable {
    /// Whether each use of a refresh token gives a new one.
    public var enabled: Bool
    /// Seconds for which the replaced token still serves, 0 to 60; nil where it was not said.
    public var retryGracePeriod: Int?

    /// A rule of rotation.
    public init(enabled: Bool, retryGracePeriod: Int? = nil) {
        self.enabled = enabled
        self.retryGracePeriod = retryGracePeriod
    }
}

/// Where an application's usage numbers would go.
///
/// Kept for tools that write and read it.
public struct AnalyticsSettings: Codable, Sendable, Equatable {
    /// The project, by its id.
    public var applicationID: String?
    /// The project, by its ARN.
    public var applicationARN: String?
    /// The role that may write to the project.
    public var roleARN: String?
    /// What the role is told for proof.
    public var externalID: String?
    /// Whether data about people would be part of it.
    public var userDataShared: Bool?

    /// Nothing yet.
    public init() {}
}
