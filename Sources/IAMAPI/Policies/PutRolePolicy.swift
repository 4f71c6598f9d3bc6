import AccessControl
import IAMModel
import Wire
import WireRuntime

/// Adds an inline policy to a role, or replaces it.
struct PutRolePolicy: Operation {
    let policies: InlinePolicies

    func perform(_ input: PutRolePolicyInput, for _: IAMCaller) async throws -> PutRolePolicyOutput {
        try await policies.put(input.policyName, document: input.policyDocument, on: .role(input.roleName))
        return PutRolePolicyOutput()
    }
}
