import AccessControl
import IAMModel
import Wire

/// Lists the SAML providers, without their metadata.
struct ListSAMLProviders: Operation {
    let providers: IAMSAMLProviders
    let account: String

    func perform(_: ListSAMLProvidersInput, for _: IAMCaller) async throws -> ListSAMLProvidersOutput {
        let found = try await providers.list()
        return ListSAMLProvidersOutput(
            samlProviderList: found.map {
                IAMSAMLProviderListEntry(
                    arn: $0.resource.arn(in: account), createDate: $0.createdAt, validUntil: $0.validUntil)
            })
    }
}
