import AccessControl
import IAMModel
import Wire
import WireRuntime

/// Adds an inline policy to a user, or replaces it.
struct PutUserPolicy: Operation {
    let policies: InlinePolicies

    func perform(_ input: PutUserPolicyInput, for _: IAMCaller) async throws -> PutUserPolicyOutput {
        try await policies.put(input.policyName, document: input.policyDocument, on: .user(input.userName))
        return PutUserPolicyOutput()
    }
}
