import AccessControl
import IAMModel
import Wire

/// Describes a SAML provider with its metadata.
struct GetSAMLProvider: Operation {
    let providers: IAMSAMLProviders

    func perform(_ input: GetSAMLProviderInput, for _: IAMCaller) async throws -> GetSAMLProviderOutput {
        let found = try await providers.get(input.samlProviderArn)
        return GetSAMLProviderOutput(
            createDate: found.createdAt, samlMetadataDocument: found.metadata, samlProviderUUID: found.id,
            tags: IAMTag.list(found.tags), validUntil: found.validUntil)
    }
}
