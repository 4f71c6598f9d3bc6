import Accounts
import Directory
import Kernel
import UserPoolsModel
import Wire

/// Lists the users of a pool that match a filter (USR-SRCH).
struct ListUsers: PagedOperation {
    let administration: Administration

    func perform(
        _ input: ListUsersInput, for _: IAMCaller, on page: PageRequest
    ) async throws -> Listed<ListUsersOutput> {
        let found = try await administration.list(
            input.filter, in: input.userPoolId, showing: input.attributesToGet ?? [],
            after: page.after, limit: page.limit)
        let wanted = input.attributesToGet.flatMap { $0.isEmpty ? nil : Set($0) }
        return Listed(
            ListUsersOutput(
                users: found.items.map { UserType($0.user, only: wanted, factors: $0.secondFactors) }), next: found.next
        )
    }
}
