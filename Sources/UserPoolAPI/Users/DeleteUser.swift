import Kernel
import SignIn
import Wire
import WireModel

/// The person removes their own account.
struct DeleteUser: Operation {
    let account: Account

    func perform(_ input: DeleteUserInput, for caller: AccessTokenIdentity) async throws -> DeleteUserOutput {
        try await account.delete(caller)
        return DeleteUserOutput()
    }
}
