import AccessControl
import IAMModel
import Kernel
import Wire

/// Lists the access keys of a user; of the caller, if the request names no user.
struct ListAccessKeys: PagedOperation {
    let keys: OwnedAccessKeys

    func perform(
        _ input: ListAccessKeysInput, for caller: IAMCaller, on page: PageRequest
    ) async throws -> Listed<ListAccessKeysOutput> {
        let owner = try OwnedAccessKeys.Owner(input.userName, or: caller)
        let found = try await keys.list(of: owner, after: page.after, limit: page.limit)
        return Listed(
            ListAccessKeysOutput(accessKeyMetadata: found.items.map { IAMAccessKeyMetadata($0, of: owner) }),
            next: found.next)
    }
}
