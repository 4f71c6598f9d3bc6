import AccessControl
import IAMModel
import Wire
import WireRuntime

/// Removes an audience from an OpenID Connect provider.
struct RemoveClientIDFromOpenIDConnectProvider: Operation {
    let providers: OIDCProviders

    func perform(
        _ input: RemoveClientIDFromOpenIDConnectProviderInput, for _: IAMCaller
    ) async throws -> RemoveClientIDFromOpenIDConnectProviderOutput {
        try await providers.remove(clientID: input.clientID, from: input.openIDConnectProviderArn)
        return RemoveClientIDFromOpenIDConnectProviderOutput()
    }
}
