import Accounts
import Kernel
import UserPoolsModel
import Wire

/// Ends another session of the caller.
struct RevokeUserSession: Operation {
    let account: Account

    func perform(_ input: RevokeUserSessionInput, for caller: AccessTokenIdentity) async throws
        -> RevokeUserSessionOutput
    {
        try await account.endSession(
            input.sessionId, isLinked: input.revokeAssociatedSessions == .linked, for: caller)
        return RevokeUserSessionOutput()
    }
}
