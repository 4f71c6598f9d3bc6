import AccessControl
import IAMModel
import Kernel
import Wire

/// Lists the access keys of a user; without a name those of the caller.
struct ListAccessKeys: Operation {
    let keys: OwnedAccessKeys

    func perform(_ input: ListAccessKeysInput, for caller: IAMCaller) async throws -> ListAccessKeysOutput {
        let page = try Self.page(input)
        let owner = try OwnedAccessKeys.Owner(input.userName, or: caller)
        let found = try await keys.list(of: owner, after: page.after, limit: page.limit)
        return ListAccessKeysOutput(
            accessKeyMetadata: found.items.map { IAMAccessKeyMetadata($0, of: owner) },
            isTruncated: found.next != nil, marker: try Self.token(found.next))
    }
}
