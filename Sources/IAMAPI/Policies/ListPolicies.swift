import AccessControl
import IAMModel
import Kernel
import Wire

/// Lists managed policies by path and name: those of the account and, unless its scope leaves them out, those of AWS.
struct ListPolicies: PagedOperation {
    let policies: ManagedPolicies
    let account: String

    func perform(
        _ input: ListPoliciesInput, for _: IAMCaller, on page: PageRequest
    ) async throws -> Listed<ListPoliciesOutput> {
        let usage = PolicyUsage(input.policyUsageFilter) ?? (input.onlyAttached == true ? .permissions : nil)
        let found = try await policies.list(
            PolicyScope(input.scope), prefix: input.pathPrefix ?? "/", usage: usage, after: page.after,
            limit: page.limit)
        return Listed(ListPoliciesOutput(policies: found.items.map { IAMPolicy($0, in: account) }), next: found.next)
    }
}

extension PolicyScope {
    /// The scope of a request; all policies if it does not set one.
    fileprivate init(_ scope: IAMPolicyScopeType?) {
        self =
            switch scope {
            case .aws?: .aws
            case .local?: .account
            default: .all
            }
    }
}
