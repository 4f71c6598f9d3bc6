import AccessControl
import IAMModel
import Kernel
import Wire

/// Lists the managed policies of a role by name.
struct ListAttachedRolePolicies: PagedOperation {
    let attachments: PolicyAttachments
    let account: String

    func perform(
        _ input: ListAttachedRolePoliciesInput, for _: IAMCaller, on page: PageRequest
    ) async throws -> Listed<ListAttachedRolePoliciesOutput> {
        let all = try await attachments.list(of: .role(input.roleName), prefix: input.pathPrefix ?? "/")
        let found = Self.page(all, request: page) { $0.name }
        return Listed(
            ListAttachedRolePoliciesOutput(attachedPolicies: found.items.map { IAMAttachedPolicy($0, in: account) }),
            next: found.next)
    }
}
