import AccessControl
import IAMModel
import Kernel
import Wire

/// Lists the names of the inline policies of a role.
struct ListRolePolicies: Operation {
    let policies: InlinePolicies

    func perform(_ input: ListRolePoliciesInput, for _: IAMCaller) async throws -> ListRolePoliciesOutput {
        let page = try Self.page(input)
        let found = try await policies.list(of: .role(input.roleName), after: page.after, limit: page.limit)
        return ListRolePoliciesOutput(
            isTruncated: found.next != nil, marker: try Self.token(found.next), policyNames: found.items)
    }
}
