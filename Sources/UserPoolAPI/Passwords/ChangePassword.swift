import Kernel
import SignIn
import Wire
import WireModel

struct ChangePassword: Operation {
    let account: Account

    func perform(_ input: ChangePasswordInput, for caller: AccessTokenIdentity) async throws -> ChangePasswordOutput {
        guard let previous = input.previousPassword else {
            throw Refusal.invalid("Missing required parameter OldPassword")
        }
        try await account.changePassword(from: previous, to: input.proposedPassword, caller)
        return ChangePasswordOutput()
    }
}
