import Accounts
import Kernel
import UserPoolsModel
import Wire

/// Ends all sessions of a user (TOK-REV-06).
struct AdminUserGlobalSignOut: Operation {
    let administration: Administration

    func perform(_ input: AdminUserGlobalSignOutInput, for _: IAMCaller) async throws
        -> AdminUserGlobalSignOutOutput
    {
        try await administration.signOut(input.username, in: input.userPoolId)
        return AdminUserGlobalSignOutOutput()
    }
}
