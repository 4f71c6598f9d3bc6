import AccessControl
import IAMModel
import Wire
import WireRuntime

/// Replaces the trust policy of a role.
struct UpdateAssumeRolePolicy: Operation {
    let roles: IAMRoles

    func perform(
        _ input: UpdateAssumeRolePolicyInput, for _: IAMCaller
    ) async throws -> UpdateAssumeRolePolicyOutput {
        try await roles.updateTrustPolicy(of: input.roleName, to: input.policyDocument)
        return UpdateAssumeRolePolicyOutput()
    }
}
