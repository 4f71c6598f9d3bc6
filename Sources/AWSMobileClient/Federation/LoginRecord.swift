import Kernel

/// How a user signed in; the raw values are those of the iOS SDK's store.
enum FederationProvider: String, Hashable, Sendable {
    /// No user is signed in, or a guest is.
    case none
    /// With a user pool's sign-in.
    case userPools
    /// On hosted pages.
    case hostedUI
    /// With a token of an identity provider, which identity pools take.
    case oidcFederation
}

/// How the user signed in, with the data that the client needs after a restart.
struct LoginRecord: Hashable, Sendable {
    var kind = FederationProvider.none
    /// Tokens for identity pools, by provider name. Empty for `userPools`, whose id token is in the session.
    var logins: [String: Secret<String>] = [:]
    /// The role to ask an identity pool for.
    var customRoleARN: String?
    /// Whether the hosted session's id token is kept from the identity pool.
    var isFederationDisabled = false
    /// The scopes of the hosted session.
    var scopes: [String]?
    /// Query parameters of the hosted session, by endpoint.
    var queryParameters: [HostedEndpoint: [String: String]] = [:]

    /// An endpoint of hosted pages, and the beginning of its keys in the configuration.
    enum HostedEndpoint: String, Hashable, CaseIterable, Sendable {
        case signIn = "SignIn"
        case token = "Token"
        case signOut = "SignOut"
    }
}
