import AccessControl
import IAMModel
import Wire

/// Creates a managed policy with its first version.
struct CreatePolicy: Operation {
    let policies: ManagedPolicies
    let account: String

    func perform(_ input: CreatePolicyInput, for _: IAMCaller) async throws -> CreatePolicyOutput {
        let created = try await policies.create(
            input.policyName, document: input.policyDocument, path: input.path, description: input.description,
            tags: IAMResourceTag.list(input.tags))
        return CreatePolicyOutput(policy: IAMPolicy(created, in: account))
    }
}
