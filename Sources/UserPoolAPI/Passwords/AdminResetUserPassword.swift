import Accounts
import Kernel
import UserPoolsModel
import Wire

/// Invalidates a user's password and sends a code to set a new one (USR-UI-09).
struct AdminResetUserPassword: Operation {
    let administration: Administration

    func perform(_ input: AdminResetUserPasswordInput, for _: IAMCaller) async throws
        -> AdminResetUserPasswordOutput
    {
        try await administration.resetPassword(
            of: input.username, in: input.userPoolId, clientMetadata: input.clientMetadata)
        return AdminResetUserPasswordOutput()
    }
}
