import AccessControl
import IAMModel
import Kernel
import Wire

/// Lists the versions of a managed policy, the newest first, without their documents.
struct ListPolicyVersions: PagedOperation {
    let policies: ManagedPolicies

    /// A version's place in the listing has as many digits as any other's: versions have at most nine.
    private static let places = 10_000_000_000

    func perform(
        _ input: ListPolicyVersionsInput, for _: IAMCaller, on page: PageRequest
    ) async throws -> Listed<ListPolicyVersionsOutput> {
        let all = try await policies.versions(of: input.policyArn)
        let found = Self.page(all, request: page) { String(Self.places - $0.number) }
        return Listed(ListPolicyVersionsOutput(versions: found.items.map { IAMPolicyVersion($0) }), next: found.next)
    }
}
