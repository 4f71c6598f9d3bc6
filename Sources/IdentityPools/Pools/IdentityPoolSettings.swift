package import Kernel

/// An administrator's settings for an identity pool (POOL-OVR-02).
///
/// They are stored as one JSON text, so a member added later must be optional.
package struct IdentityPoolSettings: Codable, Sendable, Equatable {
    /// Whether users who have not signed in get identities.
    package var allowsUnauthenticated: Bool
    /// Whether `GetOpenIdToken` returns tokens; nil if never specified, which means yes.
    package var allowsClassicFlow: Bool?
    /// The application ids at social providers, by the providers' names.
    package var loginProviders: [String: String] = [:]
    /// The provider name of the developer's own back end; nil for none. It never changes.
    package var developerProvider: String?
    /// The user pools and clients whose users get identities.
    package var userPools: [UserPoolProvider] = []
    /// The ARNs of OpenID Connect providers.
    package var openIDProviders: [String] = []
    /// The ARNs of SAML providers.
    package var samlProviders: [String] = []
    /// Tags by their keys.
    package var tags: [String: String] = [:]

    /// Settings without any provider.
    package init(allowsUnauthenticated: Bool) { self.allowsUnauthenticated = allowsUnauthenticated }

    /// Whether any provider's users get identities.
    var hasProviders: Bool { hasPublicProviders || developerProvider != nil }

    /// Whether any provider's users can show a token themselves.
    var hasPublicProviders: Bool {
        !loginProviders.isEmpty || !userPools.isEmpty || !openIDProviders.isEmpty || !samlProviders.isEmpty
    }
}

/// A client of a user pool whose users get identities (INT-SET-01).
package struct UserPoolProvider: Codable, Sendable, Equatable {
    /// The provider's name as the administrator wrote it.
    package var name: String
    /// The client that the users' tokens are for.
    package var client: ClientID
    /// Whether the user pool is asked each time if the user is still signed in; nil if never specified, which means no.
    package var checksTokens: Bool?

    /// A client of the user pool that `name` means.
    package init(name: String, client: ClientID, checksTokens: Bool? = nil) {
        (self.name, self.client, self.checksTokens) = (name, client, checksTokens)
    }
}
