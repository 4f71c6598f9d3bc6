public import Kernel

/// An administrator's settings for an identity pool (POOL-OVR-02).
///
/// They are stored as one JSON text, so a member added later must be optional.
public struct IdentityPoolSettings: Codable, Sendable, Equatable {
    /// Whether users who have not signed in get identities.
    public var allowsUnauthenticated: Bool
    /// Whether `GetOpenIdToken` answers; nil if never specified, which means yes.
    public var allowsClassicFlow: Bool?
    /// The application ids at social providers, by the providers' names.
    public var loginProviders: [String: String] = [:]
    /// The name under which the developer's own back end vouches for users; nil for none. It never changes.
    public var developerProvider: String?
    /// The user pools and clients whose users get identities.
    public var userPools: [UserPoolProvider] = []
    /// The ARNs of OpenID Connect providers.
    public var openIDProviders: [String] = []
    /// The ARNs of SAML providers.
    public var samlProviders: [String] = []
    /// Tags by their keys.
    public var tags: [String: String] = [:]

    /// Settings without any provider.
    public init(allowsUnauthenticated: Bool) { self.allowsUnauthenticated = allowsUnauthenticated }

    /// Whether any provider's users get identities.
    var hasProviders: Bool { hasPublicProviders || developerProvider != nil }

    /// Whether any provider's users can show a token themselves.
    var hasPublicProviders: Bool {
        !loginProviders.isEmpty || !userPools.isEmpty || !openIDProviders.isEmpty || !samlProviders.isEmpty
    }
}

/// A client of a user pool whose users get identities (INT-SET-01).
public struct UserPoolProvider: Codable, Sendable, Equatable {
    /// The provider's name as the administrator wrote it.
    public var name: String
    /// The client that the users' tokens are for.
    public var client: ClientID
    /// Whether the user pool is asked each time if the user is still signed in; nil if never specified, which means no.
    public var checksTokens: Bool?

    /// A client of the user pool that `name` means.
    public init(name: String, client: ClientID, checksTokens: Bool? = nil) {
        (self.name, self.client, self.checksTokens) = (name, client, checksTokens)
    }
}
