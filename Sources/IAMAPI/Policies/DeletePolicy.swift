import AccessControl
import IAMModel
import Wire
import WireRuntime

/// Deletes a managed policy that nothing uses, with its only version.
struct DeletePolicy: Operation {
    let policies: ManagedPolicies

    func perform(_ input: DeletePolicyInput, for _: IAMCaller) async throws -> DeletePolicyOutput {
        try await policies.delete(input.policyArn)
        return DeletePolicyOutput()
    }
}
