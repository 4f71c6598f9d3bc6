import AccessControl
import IAMModel
import Wire
import WireRuntime

/// Deletes an inline policy of a role.
struct DeleteRolePolicy: Operation {
    let policies: InlinePolicies

    func perform(_ input: DeleteRolePolicyInput, for _: IAMCaller) async throws -> DeleteRolePolicyOutput {
        try await policies.delete(input.policyName, of: .role(input.roleName))
        return DeleteRolePolicyOutput()
    }
}
