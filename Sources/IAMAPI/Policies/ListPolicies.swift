import AccessControl
import IAMModel
import Kernel
import Wire

/// Lists managed policies by path and name. AWS's own are not there, so its scope is empty.
struct ListPolicies: Operation {
    let policies: ManagedPolicies
    let account: String

    func perform(_ input: ListPoliciesInput, for _: IAMCaller) async throws -> ListPoliciesOutput {
        let page = try Self.page(input)
        guard input.scope != .aws else { return ListPoliciesOutput(isTruncated: false, policies: []) }
        let usage = PolicyUsage(input.policyUsageFilter) ?? (input.onlyAttached == true ? .permissions : nil)
        let found = try await policies.list(
            prefix: input.pathPrefix ?? "/", usage: usage, after: page.after, limit: page.limit)
        return ListPoliciesOutput(
            isTruncated: found.next != nil, marker: try Self.token(found.next),
            policies: found.items.map { IAMPolicy($0, in: account) })
    }
}
