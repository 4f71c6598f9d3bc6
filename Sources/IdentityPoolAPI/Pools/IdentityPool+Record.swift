import IdentityPools
import IdentityPoolsModel
import Kernel

extension IdentityPool {
    /// The pool as the service describes it. Members that were never set are left out.
    init(_ pool: IdentityPoolRecord) {
        let settings = pool.settings
        self.init(
            allowClassicFlow: settings.allowsClassicFlow,
            allowUnauthenticatedIdentities: settings.allowsUnauthenticated,
            cognitoIdentityProviders: settings.userPools.isEmpty
                ? nil : settings.userPools.map { CognitoIdentityProvider($0) },
            developerProviderName: settings.developerProvider, identityPoolId: pool.id.rawValue,
            identityPoolName: pool.name, identityPoolTags: settings.tags,
            openIdConnectProviderARNs: settings.openIDProviders.isEmpty ? nil : settings.openIDProviders,
            samlProviderARNs: settings.samlProviders.isEmpty ? nil : settings.samlProviders,
            supportedLoginProviders: settings.loginProviders.isEmpty ? nil : settings.loginProviders)
    }
}

extension CognitoIdentityProvider {
    fileprivate init(_ provider: UserPoolProvider) {
        self.init(
            clientId: provider.client.rawValue, providerName: provider.name,
            serverSideTokenCheck: provider.checksTokens ?? false)
    }
}
