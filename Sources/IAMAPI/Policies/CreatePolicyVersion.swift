import AccessControl
import IAMModel
import Wire

/// Adds a version to a managed policy, as the default version if the input sets it.
struct CreatePolicyVersion: Operation {
    let policies: ManagedPolicies

    func perform(
        _ input: CreatePolicyVersionInput, for _: IAMCaller
    ) async throws -> CreatePolicyVersionOutput {
        let version = try await policies.createVersion(
            of: input.policyArn, document: input.policyDocument, isDefault: input.setAsDefault ?? false)
        return CreatePolicyVersionOutput(policyVersion: IAMPolicyVersion(version))
    }
}
