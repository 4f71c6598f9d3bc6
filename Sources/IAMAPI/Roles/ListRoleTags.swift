import AccessControl
import IAMModel
import Kernel
import Wire

/// Lists the tags of a role by key.
struct ListRoleTags: PagedOperation {
    let roles: IAMRoles

    func perform(
        _ input: ListRoleTagsInput, for _: IAMCaller, on page: PageRequest
    ) async throws -> Listed<ListRoleTagsOutput> {
        let found = try await roles.tags(of: input.roleName, after: page.after, limit: page.limit)
        return Listed(
            ListRoleTagsOutput(tags: IAMTag.list(found.items) ?? []), next: found.next)
    }
}
