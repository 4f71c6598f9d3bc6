import Accounts
import Kernel
import UserPoolsModel
import Wire

/// Lists the users in a group (UP-GRP-14).
struct ListUsersInGroup: Operation {
    let administration: Administration

    func perform(_ input: ListUsersInGroupInput, for _: IAMCaller) async throws -> ListUsersInGroupOutput {
        let page = try Self.page(input)
        let found = try await administration.members(
            of: input.groupName, in: input.userPoolId, after: page.after, limit: page.limit)
        return ListUsersInGroupOutput(
            nextToken: try Self.token(found.next),
            users: found.items.map { UserType($0.user, factors: $0.secondFactors) })
    }
}
