import AccessControl
import IAMModel
import Wire

/// Returns the document of an inline policy of a user.
struct GetUserPolicy: Operation {
    let policies: InlinePolicies

    func perform(_ input: GetUserPolicyInput, for _: IAMCaller) async throws -> GetUserPolicyOutput {
        let policy = try await policies.get(input.policyName, of: .user(input.userName))
        return GetUserPolicyOutput(
            policyDocument: policy.document.encodedDocument, policyName: policy.name, userName: input.userName)
    }
}
