import AccessControl
import IAMModel
import Wire

/// Describes an OpenID Connect provider; its URL is without the scheme, as in AWS.
struct GetOpenIDConnectProvider: Operation {
    let providers: OIDCProviders

    func perform(
        _ input: GetOpenIDConnectProviderInput, for _: IAMCaller
    ) async throws -> GetOpenIDConnectProviderOutput {
        let found = try await providers.get(input.openIDConnectProviderArn)
        return GetOpenIDConnectProviderOutput(
            clientIDList: found.clientIDs, createDate: found.createdAt, tags: IAMTag.list(found.tags),
            thumbprintList: found.thumbprints, url: found.url)
    }
}
