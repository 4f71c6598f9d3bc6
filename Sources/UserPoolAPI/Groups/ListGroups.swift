import Directory
import Kernel
import UserPoolsModel
import Wire

/// Lists the groups of a pool by name (UP-GRP-15).
struct ListGroups: Operation {
    let groups: Groups

    func perform(_ input: ListGroupsInput, for _: IAMCaller) async throws -> ListGroupsOutput {
        let page = try Self.page(input)
        let found = try await groups.list(
            in: input.userPoolId, after: page.after, limit: page.limit)
        return ListGroupsOutput(groups: found.items.map { GroupType($0) }, nextToken: try Self.token(found.next))
    }
}
