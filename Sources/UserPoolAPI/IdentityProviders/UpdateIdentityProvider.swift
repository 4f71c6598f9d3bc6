import Directory
import Federation
import Kernel
import Tokens
import UserPoolsModel
import Wire

/// Replaces the details, the mapping or the identifiers of a provider; missing members stay (UP-SAML-28).
struct UpdateIdentityProvider: Operation {
    let providers: IdentityProviders
    let metadata: ProviderMetadataSource
    let keys: SAMLSigningKeys

    func perform(_ input: UpdateIdentityProviderInput, for _: IAMCaller) async throws
        -> UpdateIdentityProviderOutput
    {
        try UnbuiltSettings.requireNone(in: input)
        let provider = try await providers.change(
            input.providerName, in: input.userPoolId,
            to: try await metadata.input(
                input.providerDetails, attributeMapping: input.attributeMapping, identifiers: input.idpIdentifiers))
        return UpdateIdentityProviderOutput(identityProvider: try await keys.described(provider))
    }
}
