import Accounts
import Kernel
import UserPoolsModel
import Wire

/// Replaces the password of the caller, or sets the first one of a user who signs in by codes.
struct ChangePassword: Operation {
    let account: Account

    func perform(_ input: ChangePasswordInput, for caller: AccessTokenIdentity) async throws -> ChangePasswordOutput {
        try await account.changePassword(from: input.previousPassword, to: input.proposedPassword, for: caller)
        return ChangePasswordOutput()
    }
}
