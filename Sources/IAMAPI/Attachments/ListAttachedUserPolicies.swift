import AccessControl
import IAMModel
import Kernel
import Wire

/// Lists the managed policies of a user by name.
struct ListAttachedUserPolicies: Operation {
    let attachments: PolicyAttachments
    let account: String

    func perform(
        _ input: ListAttachedUserPoliciesInput, for _: IAMCaller
    ) async throws -> ListAttachedUserPoliciesOutput {
        let page = try Self.page(input)
        let all = try await attachments.list(of: .user(input.userName), prefix: input.pathPrefix ?? "/")
        let found = Self.page(all, request: page) { $0.name }
        return ListAttachedUserPoliciesOutput(
            attachedPolicies: found.items.map { IAMAttachedPolicy($0, in: account) },
            isTruncated: found.next != nil, marker: try Self.token(found.next))
    }
}
