import AccessControl
import IAMModel
import Kernel
import Wire

/// Lists the versions of a managed policy, the newest first, without their documents.
struct ListPolicyVersions: Operation {
    let policies: ManagedPolicies

    /// A version's place in the listing has as many digits as any other's: versions have at most nine.
    private static let places = 10_000_000_000

    func perform(_ input: ListPolicyVersionsInput, for _: IAMCaller) async throws -> ListPolicyVersionsOutput {
        let page = try Self.page(input)
        let all = try await policies.versions(of: input.policyArn)
        let found = Self.page(all, request: page) { String(Self.places - $0.number) }
        return ListPolicyVersionsOutput(
            isTruncated: found.next != nil, marker: try Self.token(found.next),
            versions: found.items.map { IAMPolicyVersion($0) })
    }
}
