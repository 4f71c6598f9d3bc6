import Directory
import Kernel
import Tokens
import UserPoolsModel
import Wire

/// Finds a provider by one of its identifiers (UP-FED-04).
struct GetIdentityProviderByIdentifier: Operation {
    let providers: IdentityProviders
    let keys: SAMLSigningKeys

    func perform(_ input: GetIdentityProviderByIdentifierInput, for _: IAMCaller) async throws
        -> GetIdentityProviderByIdentifierOutput
    {
        let provider = try await providers.require(identifier: input.idpIdentifier, in: input.userPoolId)
        return GetIdentityProviderByIdentifierOutput(identityProvider: try await keys.described(provider))
    }
}
