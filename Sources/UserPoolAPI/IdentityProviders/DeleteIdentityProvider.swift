import Directory
import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// Deletes a provider. Its users remain.
struct DeleteIdentityProvider: Operation {
    let providers: IdentityProviders

    func perform(_ input: DeleteIdentityProviderInput, for _: IAMCaller) async throws
        -> DeleteIdentityProviderOutput
    {
        try await providers.remove(input.providerName, in: input.userPoolId)
        return DeleteIdentityProviderOutput()
    }
}
