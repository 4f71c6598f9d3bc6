import AccessControl
import IAMModel
import Kernel
import Wire

/// Lists roles by path and name, without their boundaries, tags and last uses.
struct ListRoles: Operation {
    let roles: IAMRoles
    let account: String

    func perform(_ input: ListRolesInput, for _: IAMCaller) async throws -> ListRolesOutput {
        let page = try Self.page(input)
        let found = try await roles.list(prefix: input.pathPrefix ?? "/", after: page.after, limit: page.limit)
        return ListRolesOutput(
            isTruncated: found.next != nil, marker: try Self.token(found.next),
            roles: found.items.map { IAMModel.IAMRole($0, in: account) })
    }
}
