import Directory
import Kernel
import UserPoolsModel
import Wire

/// Lists the groups of a user, by precedence.
struct AdminListGroupsForUser: Operation {
    let groups: Groups

    func perform(
        _ input: AdminListGroupsForUserInput, for _: IAMCaller
    ) async throws -> AdminListGroupsForUserOutput {
        let page = try Self.page(input)
        let found = try await groups.list(
            of: input.username, in: input.userPoolId, after: page.after, limit: page.limit)
        return AdminListGroupsForUserOutput(
            groups: found.items.map { GroupType($0) }, nextToken: try Self.token(found.next))
    }
}
