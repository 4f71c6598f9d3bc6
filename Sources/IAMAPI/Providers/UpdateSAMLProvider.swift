import AccessControl
import IAMModel
import Wire
import WireRuntime

/// Replaces the metadata of a SAML provider.
struct UpdateSAMLProvider: Operation {
    let providers: IAMSAMLProviders

    func perform(_ input: UpdateSAMLProviderInput, for _: IAMCaller) async throws -> UpdateSAMLProviderOutput {
        try UnbuiltMembers.refuse(
            .invalidInput,
            given: [
                "AddPrivateKey": input.addPrivateKey != nil, "RemovePrivateKey": input.removePrivateKey != nil,
                "AssertionEncryptionMode": input.assertionEncryptionMode != nil,
            ])
        guard let metadata = input.samlMetadataDocument else {
            throw ServiceError(.invalidInput, "The request has no SAMLMetadataDocument.")
        }
        try await providers.update(input.samlProviderArn, metadata: metadata)
        return UpdateSAMLProviderOutput(samlProviderArn: input.samlProviderArn)
    }
}
