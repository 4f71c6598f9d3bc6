import IdentityPools
import IdentityPoolsModel
import Kernel

/// The settings that `CreateIdentityPool` and `UpdateIdentityPool` have in common.
protocol IdentityPoolSettingsInput {
    var allowClassicFlow: Bool? { get }
    var allowUnauthenticatedIdentities: Bool { get }
    var cognitoIdentityProviders: [CognitoIdentityProvider]? { get }
    var developerProviderName: String? { get }
    var identityPoolTags: [String: String]? { get }
    var openIdConnectProviderARNs: [String]? { get }
    var samlProviderARNs: [String]? { get }
    var supportedLoginProviders: [String: String]? { get }
}

extension CreateIdentityPoolInput: IdentityPoolSettingsInput {}
extension IdentityPool: IdentityPoolSettingsInput {}

extension IdentityPoolSettings {
    /// The settings in a request.
    ///
    /// - Throws: `InvalidInput` if a user pool provider is not complete.
    init(_ input: some IdentityPoolSettingsInput) throws {
        self.init(allowsUnauthenticated: input.allowUnauthenticatedIdentities)
        allowsClassicFlow = input.allowClassicFlow
        loginProviders = input.supportedLoginProviders ?? [:]
        developerProvider = input.developerProviderName
        userPools = try (input.cognitoIdentityProviders ?? []).map(UserPoolProvider.init)
        openIDProviders = input.openIdConnectProviderARNs ?? []
        samlProviders = input.samlProviderARNs ?? []
        tags = input.identityPoolTags ?? [:]
    }
}

extension UserPoolProvider {
    fileprivate init(_ provider: CognitoIdentityProvider) throws {
        guard let name = provider.providerName, let client = provider.clientId else {
            throw InvalidInput("A user pool provider has a ProviderName and a ClientId.")
        }
        self.init(name: name, client: ClientID(rawValue: client), checksTokens: provider.serverSideTokenCheck)
    }
}
