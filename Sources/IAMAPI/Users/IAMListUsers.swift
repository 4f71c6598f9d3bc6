import AccessControl
import IAMModel
import Kernel
import Wire

/// Lists users by path and name, without their boundaries and tags.
struct IAMListUsers: PagedOperation {
    let users: IAMUsers
    let account: String

    func perform(
        _ input: IAMListUsersInput, for _: IAMCaller, on page: PageRequest
    ) async throws -> Listed<IAMListUsersOutput> {
        let found = try await users.list(prefix: input.pathPrefix ?? "/", after: page.after, limit: page.limit)
        return Listed(
            IAMListUsersOutput(users: found.items.map { IAMModel.IAMUser($0, in: account) }),
            next: found.next)
    }
}
