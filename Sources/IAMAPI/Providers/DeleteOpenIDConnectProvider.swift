import AccessControl
import IAMModel
import Wire
import WireRuntime

/// Deletes an OpenID Connect provider, if it exists.
struct DeleteOpenIDConnectProvider: Operation {
    let providers: OIDCProviders

    func perform(
        _ input: DeleteOpenIDConnectProviderInput, for _: IAMCaller
    ) async throws -> DeleteOpenIDConnectProviderOutput {
        try await providers.delete(input.openIDConnectProviderArn)
        return DeleteOpenIDConnectProviderOutput()
    }
}
