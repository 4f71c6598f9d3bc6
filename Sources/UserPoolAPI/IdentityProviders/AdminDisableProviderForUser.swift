import Accounts
import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// Ends sign-ins of a user with one provider.
struct AdminDisableProviderForUser: Operation {
    let administration: Administration

    func perform(_ input: AdminDisableProviderForUserInput, for _: IAMCaller) async throws
        -> AdminDisableProviderForUserOutput
    {
        try await administration.disableProvider(
            of: try input.user.providerUser(called: "User"), in: input.userPoolId)
        return AdminDisableProviderForUserOutput()
    }
}
