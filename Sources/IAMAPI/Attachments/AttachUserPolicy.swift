import AccessControl
import IAMModel
import Wire
import WireRuntime

/// Attaches a managed policy to a user.
struct AttachUserPolicy: Operation {
    let attachments: PolicyAttachments

    func perform(_ input: AttachUserPolicyInput, for _: IAMCaller) async throws -> AttachUserPolicyOutput {
        try await attachments.attach(input.policyArn, to: .user(input.userName))
        return AttachUserPolicyOutput()
    }
}
