import AccessControl
import IAMModel
import Wire
import WireRuntime

/// Deletes an inline policy of a user.
struct DeleteUserPolicy: Operation {
    let policies: InlinePolicies

    func perform(_ input: DeleteUserPolicyInput, for _: IAMCaller) async throws -> DeleteUserPolicyOutput {
        try await policies.delete(input.policyName, of: .user(input.userName))
        return DeleteUserPolicyOutput()
    }
}
