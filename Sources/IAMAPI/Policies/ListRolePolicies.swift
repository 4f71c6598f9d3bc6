import AccessControl
import IAMModel
import Kernel
import Wire

/// Lists the names of the inline policies of a role.
struct ListRolePolicies: PagedOperation {
    let policies: InlinePolicies

    func perform(
        _ input: ListRolePoliciesInput, for _: IAMCaller, on page: PageRequest
    ) async throws -> Listed<ListRolePoliciesOutput> {
        let found = try await policies.list(of: .role(input.roleName), after: page.after, limit: page.limit)
        return Listed(ListRolePoliciesOutput(policyNames: found.items), next: found.next)
    }
}
