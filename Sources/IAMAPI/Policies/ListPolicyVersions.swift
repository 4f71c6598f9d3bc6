import AccessControl
import IAMModel
import Kernel
import Wire

/// Lists the versions of a managed policy, the newest first, without their documents.
struct ListPolicyVersions: PagedOperation {
    let policies: ManagedPolicies

    /// The keys of versions are their differences from this, so that the newest comes first. All have ten digits,
    /// because numbers of versions have at most nine.
    private static let keyBase = 10_000_000_000

    func perform(
        _ input: ListPolicyVersionsInput, for _: IAMCaller, on page: PageRequest
    ) async throws -> Listed<ListPolicyVersionsOutput> {
        let all = try await policies.versions(of: input.policyArn)
        let found = Self.page(all, request: page) { String(Self.keyBase - $0.number) }
        return Listed(ListPolicyVersionsOutput(versions: found.items.map { IAMPolicyVersion($0) }), next: found.next)
    }
}
