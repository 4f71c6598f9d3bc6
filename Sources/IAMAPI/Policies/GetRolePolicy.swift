import AccessControl
import IAMModel
import Wire

/// Returns the document of an inline policy of a role.
struct GetRolePolicy: Operation {
    let policies: InlinePolicies

    func perform(_ input: GetRolePolicyInput, for _: IAMCaller) async throws -> GetRolePolicyOutput {
        let policy = try await policies.get(input.policyName, of: .role(input.roleName))
        return GetRolePolicyOutput(
            policyDocument: policy.document.encodedDocument, policyName: policy.name, roleName: input.roleName)
    }
}
