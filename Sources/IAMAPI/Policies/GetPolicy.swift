import AccessControl
import IAMModel
import Wire

/// Describes a managed policy, without its documents.
struct GetPolicy: Operation {
    let policies: ManagedPolicies
    let account: String

    func perform(_ input: GetPolicyInput, for _: IAMCaller) async throws -> GetPolicyOutput {
        GetPolicyOutput(policy: IAMPolicy(try await policies.get(input.policyArn), in: account))
    }
}
