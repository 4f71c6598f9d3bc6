import Kernel
import SignIn
import Wire
import WireModel

/// Deletes the caller's own account.
struct DeleteUser: Operation {
    let account: Account

    func perform(_ input: DeleteUserInput, for caller: AccessTokenIdentity) async throws -> DeleteUserOutput {
        try await account.delete(caller)
        return DeleteUserOutput()
    }
}
