/// How a user signs in on hosted pages.
public struct HostedUIOptions: Hashable, Sendable {
    let disableFederation: Bool
    let scopes: [String]?
    let identityProvider: String?
    let idpIdentifier: String?
    let federationProviderName: String?
    let queryParameters: [LoginRecord.HostedEndpoint: [String: String]]
    let signInPrivateSession: Bool
    let timeLimit: Duration

    /// Makes options. The configuration applies to everything that is nil.
    ///
    /// - Parameters:
    ///   - disableFederation: Withholds the id token from the identity pool: AWS credentials are those of a guest.
    ///   - scopes: The scopes to ask for.
    ///   - identityProvider: Leads straight to this provider: its name in the user pool, or the raw value of an
    ///     `IdentityProvider`.
    ///   - idpIdentifier: Leads straight to the provider with this identifier; it wins over `identityProvider`.
    ///   - federationProviderName: The provider's name in the identity pool, if the pages are not a user pool's.
    ///   - signInURIQueryParameters: Further parameters of the sign-in page.
    ///   - tokenURIQueryParameters: Further parameters of token requests.
    ///   - signOutURIQueryParameters: Further parameters of the sign-out page.
    ///   - signInPrivateSession: Whether the browser forgets the sign-in, if the system offers that.
    ///   - timeLimit: How long the user may take on the pages.
    public init(
        disableFederation: Bool = false, scopes: [String]? = nil, identityProvider: String? = nil,
        idpIdentifier: String? = nil, federationProviderName: String? = nil,
        signInURIQueryParameters: [String: String]? = nil, tokenURIQueryParameters: [String: String]? = nil,
        signOutURIQueryParameters: [String: String]? = nil, signInPrivateSession: Bool = false,
        timeLimit: Duration = .seconds(300)
    ) {
        self.disableFederation = disableFederation
        self.scopes = scopes
        self.identityProvider = identityProvider
        self.idpIdentifier = idpIdentifier
        self.federationProviderName = federationProviderName
        var parameters: [LoginRecord.HostedEndpoint: [String: String]] = [:]
        parameters[.signIn] = signInURIQueryParameters
        parameters[.token] = tokenURIQueryParameters
        parameters[.signOut] = signOutURIQueryParameters
        queryParameters = parameters
        self.signInPrivateSession = signInPrivateSession
        self.timeLimit = timeLimit
    }

    /// The provider's name in the user pool. The names of identity pools are translated; any other is sent as it is.
    var poolProvider: String? {
        switch identityProvider.flatMap(LoginProvider.init(rawValue:)) {
        case .facebook: "Facebook"
        case .google: "Google"
        case .amazon: "LoginWithAmazon"
        case .apple: "SignInWithApple"
        case .twitter, .developer, nil: identityProvider
        }
    }
}
