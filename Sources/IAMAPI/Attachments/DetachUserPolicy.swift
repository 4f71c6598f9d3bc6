import AccessControl
import IAMModel
import Wire
import WireRuntime

/// Detaches a managed policy from a user.
struct DetachUserPolicy: Operation {
    let attachments: PolicyAttachments

    func perform(_ input: DetachUserPolicyInput, for _: IAMCaller) async throws -> DetachUserPolicyOutput {
        try await attachments.detach(input.policyArn, from: .user(input.userName))
        return DetachUserPolicyOutput()
    }
}
