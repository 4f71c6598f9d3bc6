import AccessControl
import IAMModel
import Wire

/// Adds a version to a managed policy, which becomes the default if the caller wants it.
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
