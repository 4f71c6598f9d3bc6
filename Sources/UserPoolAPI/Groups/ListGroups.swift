import Directory
import Kernel
import UserPoolsModel
import Wire

/// Lists the groups of a pool by name (UP-GRP-15).
struct ListGroups: PagedOperation {
    let groups: Groups

    func perform(
        _ input: ListGroupsInput, for _: IAMCaller, on page: PageRequest
    ) async throws -> Listed<ListGroupsOutput> {
        let found = try await groups.list(in: input.userPoolId, after: page.after, limit: page.limit)
        return Listed(ListGroupsOutput(groups: found.items.map { GroupType($0) }), next: found.next)
    }
}
