import AccessControl
import IAMModel
import Wire
import WireRuntime

/// Detaches a managed policy from a role.
struct DetachRolePolicy: Operation {
    let attachments: PolicyAttachments

    func perform(_ input: DetachRolePolicyInput, for _: IAMCaller) async throws -> DetachRolePolicyOutput {
        try await attachments.detach(input.policyArn, from: .role(input.roleName))
        return DetachRolePolicyOutput()
    }
}
