import AccessControl
import IAMModel
import Wire

/// Returns a version of a managed policy with its document.
struct GetPolicyVersion: Operation {
    let policies: ManagedPolicies

    func perform(_ input: GetPolicyVersionInput, for _: IAMCaller) async throws -> GetPolicyVersionOutput {
        let found = try await policies.version(input.versionId, of: input.policyArn)
        var version = IAMPolicyVersion(found)
        version.document = found.document.encodedDocument
        return GetPolicyVersionOutput(policyVersion: version)
    }
}
