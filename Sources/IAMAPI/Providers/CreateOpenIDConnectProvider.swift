import AccessControl
import IAMModel
import Wire

/// Creates an OpenID Connect provider, whose tokens roles may trust.
struct CreateOpenIDConnectProvider: Operation {
    let providers: OIDCProviders
    let account: String

    func perform(
        _ input: CreateOpenIDConnectProviderInput, for _: IAMCaller
    ) async throws -> CreateOpenIDConnectProviderOutput {
        let created = try await providers.create(
            url: input.url, clientIDs: input.clientIDList ?? [], thumbprints: input.thumbprintList ?? [],
            tags: IAMResourceTag.list(input.tags))
        return CreateOpenIDConnectProviderOutput(
            openIDConnectProviderArn: created.resource.arn(in: account), tags: IAMTag.list(created.tags))
    }
}
