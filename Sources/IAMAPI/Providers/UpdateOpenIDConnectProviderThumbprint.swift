import AccessControl
import IAMModel
import Wire
import WireRuntime

/// Replaces the thumbprints of an OpenID Connect provider.
struct UpdateOpenIDConnectProviderThumbprint: Operation {
    let providers: OIDCProviders

    func perform(
        _ input: UpdateOpenIDConnectProviderThumbprintInput, for _: IAMCaller
    ) async throws -> UpdateOpenIDConnectProviderThumbprintOutput {
        try await providers.update(thumbprints: input.thumbprintList, of: input.openIDConnectProviderArn)
        return UpdateOpenIDConnectProviderThumbprintOutput()
    }
}
