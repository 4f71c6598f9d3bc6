import AccessControl
import IAMModel
import Wire
import WireRuntime

/// Makes a version of a managed policy the default, which is evaluated.
struct SetDefaultPolicyVersion: Operation {
    let policies: ManagedPolicies

    func perform(
        _ input: SetDefaultPolicyVersionInput, for _: IAMCaller
    ) async throws -> SetDefaultPolicyVersionOutput {
        try await policies.setDefaultVersion(input.versionId, of: input.policyArn)
        return SetDefaultPolicyVersionOutput()
    }
}
