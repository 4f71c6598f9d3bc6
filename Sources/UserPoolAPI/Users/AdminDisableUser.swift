import Accounts
import Kernel
import UserPoolsModel
import Wire

/// Disables a user: all tokens and sessions of the user become invalid.
struct AdminDisableUser: Operation {
    let administration: Administration

    func perform(_ input: AdminDisableUserInput, for _: IAMCaller) async throws -> AdminDisableUserOutput {
        try await administration.disable(input.username, in: input.userPoolId)
        return AdminDisableUserOutput()
    }
}
