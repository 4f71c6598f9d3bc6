import AccessControl
import IAMModel
import Wire

struct ListOpenIDConnectProviders: Operation {
    let providers: OIDCProviders
    let account: String

    func perform(
        _: ListOpenIDConnectProvidersInput, for _: IAMCaller
    ) async throws -> ListOpenIDConnectProvidersOutput {
        let found = try await providers.list()
        return ListOpenIDConnectProvidersOutput(
            openIDConnectProviderList: found.map {
                IAMOpenIDConnectProviderListEntry(arn: $0.resource.arn(in: account))
            })
    }
}
