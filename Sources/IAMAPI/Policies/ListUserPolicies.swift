import AccessControl
import IAMModel
import Kernel
import Wire

/// Lists the names of the inline policies of a user.
struct ListUserPolicies: PagedOperation {
    let policies: InlinePolicies

    func perform(
        _ input: ListUserPoliciesInput, for _: IAMCaller, on page: PageRequest
    ) async throws -> Listed<ListUserPoliciesOutput> {
        let found = try await policies.list(of: .user(input.userName), after: page.after, limit: page.limit)
        return Listed(ListUserPoliciesOutput(policyNames: found.items), next: found.next)
    }
}
