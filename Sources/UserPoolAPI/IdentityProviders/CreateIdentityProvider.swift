import Directory
import Federation
import Kernel
import Tokens
import UserPoolsModel
import Wire

/// Adds an identity provider to a pool (UP-FED-03).
struct CreateIdentityProvider: Operation {
    let providers: IdentityProviders
    let metadata: ProviderMetadataSource
    let keys: SAMLSigningKeys

    func perform(_ input: CreateIdentityProviderInput, for _: IAMCaller) async throws
        -> CreateIdentityProviderOutput
    {
        try UnbuiltSettings.requireNone(in: input)
        let provider = try await providers.create(
            input.providerName, kind: input.providerType.storedValue(), in: input.userPoolId,
            input: try await metadata.input(
                input.providerDetails, attributeMapping: input.attributeMapping, identifiers: input.idpIdentifiers))
        return CreateIdentityProviderOutput(identityProvider: try await keys.described(provider))
    }
}
