import Accounts
import Directory
import Kernel
import UserPoolsModel
import Wire

/// Lists the users of a pool that match a filter (USR-SRCH).
struct ListUsers: Operation {
    let administration: Administration

    func perform(_ input: ListUsersInput, for _: IAMCaller) async throws -> ListUsersOutput {
        let page = try Self.page(input)
        let found = try await administration.list(
            input.filter, in: input.userPoolId, showing: input.attributesToGet ?? [],
            after: page.after, limit: page.limit)
        let wanted = input.attributesToGet.flatMap { $0.isEmpty ? nil : Set($0) }
        return ListUsersOutput(
            paginationToken: try Self.token(found.next),
            users: found.items.map { UserType($0.user, only: wanted, factors: $0.secondFactors) })
    }
}
