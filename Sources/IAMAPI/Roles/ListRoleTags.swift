import AccessControl
import IAMModel
import Kernel
import Wire

/// Lists the tags of a role by key.
struct ListRoleTags: Operation {
    let roles: IAMRoles

    func perform(_ input: ListRoleTagsInput, for _: IAMCaller) async throws -> ListRoleTagsOutput {
        let page = try Self.page(input)
        let found = try await roles.tags(of: input.roleName, after: page.after, limit: page.limit)
        return ListRoleTagsOutput(
            isTruncated: found.next != nil, marker: try Self.token(found.next), tags: IAMTag.list(found.items) ?? []
        )
    }
}
