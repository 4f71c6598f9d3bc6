import AccessControl
import IAMModel
import Kernel
import Wire

/// Lists managed policies by path and name. AWS's own are not there, so its scope is empty.
struct ListPolicies: PagedOperation {
    let policies: ManagedPolicies
    let account: String

    func perform(
        _ input: ListPoliciesInput, for _: IAMCaller, on page: PageRequest
    ) async throws -> Listed<ListPoliciesOutput> {
        guard input.scope != .aws else { return Listed(ListPoliciesOutput(policies: []), next: nil) }
        let usage = PolicyUsage(input.policyUsageFilter) ?? (input.onlyAttached == true ? .permissions : nil)
        let found = try await policies.list(
            prefix: input.pathPrefix ?? "/", usage: usage, after: page.after, limit: page.limit)
        return Listed(ListPoliciesOutput(policies: found.items.map { IAMPolicy($0, in: account) }), next: found.next)
    }
}
