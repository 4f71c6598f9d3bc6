import AccessControl
import IAMModel
import Kernel
import Wire

/// Lists the names of the inline policies of a user.
struct ListUserPolicies: Operation {
    let policies: InlinePolicies

    func perform(_ input: ListUserPoliciesInput, for _: IAMCaller) async throws -> ListUserPoliciesOutput {
        let page = try Self.page(input)
        let found = try await policies.list(of: .user(input.userName), after: page.after, limit: page.limit)
        return ListUserPoliciesOutput(
            isTruncated: found.next != nil, marker: try Self.token(found.next), policyNames: found.items)
    }
}
