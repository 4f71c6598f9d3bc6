import AccessControl
import IAMModel
import Kernel
import Wire

/// Lists users by path and name, without their boundaries and tags.
struct IAMListUsers: Operation {
    let users: IAMUsers
    let account: String

    func perform(_ input: IAMListUsersInput, for _: IAMCaller) async throws -> IAMListUsersOutput {
        let page = try Self.page(input)
        let found = try await users.list(prefix: input.pathPrefix ?? "/", after: page.after, limit: page.limit)
        return IAMListUsersOutput(
            isTruncated: found.next != nil, marker: try Self.token(found.next),
            users: found.items.map { IAMModel.IAMUser($0, in: account) })
    }
}
