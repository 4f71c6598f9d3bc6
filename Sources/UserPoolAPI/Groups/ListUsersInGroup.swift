import Accounts
import Kernel
import UserPoolsModel
import Wire

/// Lists the users in a group (UP-GRP-14).
struct ListUsersInGroup: PagedOperation {
    let administration: Administration

    func perform(
        _ input: ListUsersInGroupInput, for _: IAMCaller, on page: PageRequest
    ) async throws -> Listed<ListUsersInGroupOutput> {
        let found = try await administration.members(
            of: input.groupName, in: input.userPoolId, after: page.after, limit: page.limit)
        return Listed(
            ListUsersInGroupOutput(users: found.items.map { UserType($0.user, factors: $0.secondFactors) }),
            next: found.next)
    }
}
