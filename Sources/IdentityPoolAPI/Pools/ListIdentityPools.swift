import IdentityPools
import IdentityPoolsModel
import Kernel
import Wire

/// Lists the pools of the region that the signature names.
struct ListIdentityPools: PagedOperation {
    let pools: IdentityPoolAdministration

    func perform(
        _: ListIdentityPoolsInput, for caller: IAMCaller, on page: PageRequest
    ) async throws -> Listed<ListIdentityPoolsOutput> {
        let found = try await pools.list(in: caller.region, after: page.after, limit: page.limit)
        return Listed(
            ListIdentityPoolsOutput(
                identityPools: found.items.map {
                    IdentityPoolShortDescription(identityPoolId: $0.id.rawValue, identityPoolName: $0.name)
                }), next: found.next)
    }
}
