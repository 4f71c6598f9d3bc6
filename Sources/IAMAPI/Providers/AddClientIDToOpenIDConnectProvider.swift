import AccessControl
import IAMModel
import Wire
import WireRuntime

/// Adds an audience to an OpenID Connect provider.
struct AddClientIDToOpenIDConnectProvider: Operation {
    let providers: OIDCProviders

    func perform(
        _ input: AddClientIDToOpenIDConnectProviderInput, for _: IAMCaller
    ) async throws -> AddClientIDToOpenIDConnectProviderOutput {
        try await providers.add(clientID: input.clientID, to: input.openIDConnectProviderArn)
        return AddClientIDToOpenIDConnectProviderOutput()
    }
}
