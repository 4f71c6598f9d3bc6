import Accounts
import Kernel
import UserPoolsModel
import Wire

/// Lists the active sessions of a user, which always fit on one page.
struct AdminListUserSessions: PagedOperation {
    let administration: Administration

    func perform(
        _ input: AdminListUserSessionsInput, for _: IAMCaller, on _: PageRequest
    ) async throws -> Listed<AdminListUserSessionsOutput> {
        let sessions = try await administration.sessions(of: input.username, in: input.userPoolId)
        return Listed(
            AdminListUserSessionsOutput(
                sessions: sessions.map {
                    SessionDescriptionType($0, current: nil, locations: administration.locations)
                }), next: nil)
    }
}
