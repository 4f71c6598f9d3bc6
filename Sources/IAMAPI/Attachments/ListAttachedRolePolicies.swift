import AccessControl
import IAMModel
import Kernel
import Wire

/// Lists the managed policies of a role by name.
struct ListAttachedRolePolicies: Operation {
    let attachments: PolicyAttachments
    let account: String

    func perform(
        _ input: ListAttachedRolePoliciesInput, for _: IAMCaller
    ) async throws -> ListAttachedRolePoliciesOutput {
        let page = try Self.page(input)
        let all = try await attachments.list(of: .role(input.roleName), prefix: input.pathPrefix ?? "/")
        let found = Self.page(all, request: page) { $0.name }
        return ListAttachedRolePoliciesOutput(
            attachedPolicies: found.items.map { IAMAttachedPolicy($0, in: account) },
            isTruncated: found.next != nil, marker: try Self.token(found.next))
    }
}
