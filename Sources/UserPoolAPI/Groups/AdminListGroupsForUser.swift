import Directory
import Kernel
import UserPoolsModel
import Wire

/// Lists the groups of a user, by precedence.
struct AdminListGroupsForUser: PagedOperation {
    let groups: Groups

    func perform(
        _ input: AdminListGroupsForUserInput, for _: IAMCaller, on page: PageRequest
    ) async throws -> Listed<AdminListGroupsForUserOutput> {
        let found = try await groups.list(
            of: input.username, in: input.userPoolId, after: page.after, limit: page.limit)
        return Listed(AdminListGroupsForUserOutput(groups: found.items.map { GroupType($0) }), next: found.next)
    }
}
