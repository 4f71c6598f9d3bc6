import Accounts
import Kernel
import UserPoolsModel
import Wire

/// Lists the active sessions of the caller, which always fit on one page.
struct ListUserSessions: PagedOperation {
    let account: Account

    func perform(
        _: ListUserSessionsInput, for caller: AccessTokenIdentity, on _: PageRequest
    ) async throws -> Listed<ListUserSessionsOutput> {
        let sessions = try await account.sessions(caller)
        return Listed(
            ListUserSessionsOutput(
                sessions: sessions.map {
                    SessionDescriptionType($0, current: caller.session, locations: account.locations)
                }), next: nil)
    }
}
