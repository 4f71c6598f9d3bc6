import AccessControl
import IAMModel
import Kernel
import Wire

/// Lists the managed policies of a user by name.
struct ListAttachedUserPolicies: PagedOperation {
    let attachments: PolicyAttachments
    let account: String

    func perform(
        _ input: ListAttachedUserPoliciesInput, for _: IAMCaller, on page: PageRequest
    ) async throws -> Listed<ListAttachedUserPoliciesOutput> {
        let all = try await attachments.list(of: .user(input.userName), prefix: input.pathPrefix ?? "/")
        let found = Self.page(all, request: page) { $0.name }
        return Listed(
            ListAttachedUserPoliciesOutput(attachedPolicies: found.items.map { IAMAttachedPolicy($0, in: account) }),
            next: found.next)
    }
}
