import AccessControl
import IAMModel
import Wire
import WireRuntime

/// Attaches a managed policy to a role.
struct AttachRolePolicy: Operation {
    let attachments: PolicyAttachments

    func perform(_ input: AttachRolePolicyInput, for _: IAMCaller) async throws -> AttachRolePolicyOutput {
        try await attachments.attach(input.policyArn, to: .role(input.roleName))
        return AttachRolePolicyOutput()
    }
}
