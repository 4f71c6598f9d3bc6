import AccessControl
import IAMModel
import Wire
import WireRuntime

/// Creates a SAML provider, whose responses roles may trust.
struct CreateSAMLProvider: Operation {
    let providers: IAMSAMLProviders
    let account: String

    func perform(_ input: CreateSAMLProviderInput, for _: IAMCaller) async throws -> CreateSAMLProviderOutput {
        try UnbuiltMembers.refuse(
            .invalidInput,
            given: [
                "AddPrivateKey": input.addPrivateKey != nil,
                "AssertionEncryptionMode": input.assertionEncryptionMode != nil,
            ])
        let created = try await providers.create(
            input.name, metadata: input.samlMetadataDocument, tags: IAMResourceTag.list(input.tags))
        return CreateSAMLProviderOutput(
            samlProviderArn: created.resource.arn(in: account), tags: IAMTag.list(created.tags))
    }
}
