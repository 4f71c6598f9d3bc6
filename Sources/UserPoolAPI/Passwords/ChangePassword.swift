import Accounts
import Kernel
import UserPoolsModel
import Wire

struct ChangePassword: Operation {
    let account: Account

    func perform(_ input: ChangePasswordInput, for caller: AccessTokenIdentity) async throws -> ChangePasswordOutput {
        guard let previous = input.previousPassword else {
            throw InvalidInput("Missing required parameter OldPassword")
        }
        try await account.changePassword(from: previous, to: input.proposedPassword, caller)
        return ChangePasswordOutput()
    }
}
