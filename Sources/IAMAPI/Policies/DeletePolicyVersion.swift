import AccessControl
import IAMModel
import Wire
import WireRuntime

/// Deletes a version of a managed policy that is not the default.
struct DeletePolicyVersion: Operation {
    let policies: ManagedPolicies

    func perform(
        _ input: DeletePolicyVersionInput, for _: IAMCaller
    ) async throws -> DeletePolicyVersionOutput {
        try await policies.deleteVersion(input.versionId, of: input.policyArn)
        return DeletePolicyVersionOutput()
    }
}
