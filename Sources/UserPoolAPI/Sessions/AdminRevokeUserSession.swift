import Accounts
import Kernel
import UserPoolsModel
import Wire

/// Ends a session of a user.
struct AdminRevokeUserSession: Operation {
    let administration: Administration

    func perform(_ input: AdminRevokeUserSessionInput, for _: IAMCaller) async throws
        -> AdminRevokeUserSessionOutput
    {
        try await administration.endSession(
            input.sessionId, isLinked: input.revokeAssociatedSessions == .linked, of: input.username,
            in: input.userPoolId)
        return AdminRevokeUserSessionOutput()
    }
}
