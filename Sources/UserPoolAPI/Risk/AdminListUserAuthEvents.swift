import Accounts
import Kernel
import UserPoolsModel
import Wire

/// Lists a user's authentication events, successful or not, the newest first.
struct AdminListUserAuthEvents: PagedOperation {
    let administration: Administration

    func perform(
        _ input: AdminListUserAuthEventsInput, for _: IAMCaller, on page: PageRequest
    ) async throws -> Listed<AdminListUserAuthEventsOutput> {
        let found = try await administration.events(
            of: input.username, in: input.userPoolId, after: page.after, limit: page.limit)
        return Listed(
            AdminListUserAuthEventsOutput(authEvents: found.items.map { AuthEventType($0) }), next: found.next)
    }
}
