import AccessControl
import IAMModel
import Kernel
import Wire

/// Lists roles by path and name, without their boundaries, tags and last uses.
struct ListRoles: PagedOperation {
    let roles: IAMRoles
    let account: String

    func perform(
        _ input: ListRolesInput, for _: IAMCaller, on page: PageRequest
    ) async throws -> Listed<ListRolesOutput> {
        let found = try await roles.list(prefix: input.pathPrefix ?? "/", after: page.after, limit: page.limit)
        return Listed(ListRolesOutput(roles: found.items.map { IAMModel.IAMRole($0, in: account) }), next: found.next)
    }
}
