import Accounts
import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// Deletes the caller's own account.
struct DeleteUser: Operation {
    let account: Account

    func perform(_: DeleteUserInput, for caller: AccessTokenIdentity) async throws -> DeleteUserOutput {
        try await account.delete(caller)
        return DeleteUserOutput()
    }
}
