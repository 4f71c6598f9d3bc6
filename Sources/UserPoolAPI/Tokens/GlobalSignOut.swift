import Accounts
import Kernel
import UserPoolsModel
import Wire

/// Ends all sessions of the caller (TOK-REV-01).
struct GlobalSignOut: Operation {
    let account: Account

    func perform(_: GlobalSignOutInput, for caller: AccessTokenIdentity) async throws -> GlobalSignOutOutput {
        try await account.signOutEverywhere(caller)
        return GlobalSignOutOutput()
    }
}
