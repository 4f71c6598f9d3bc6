import Kernel
import Sync
import SyncModel
import Wire

/// Returns the number and the size of each pool's datasets, in the region of the signature.
struct ListIdentityPoolUsage: PagedOperation {
    let datasets: Datasets

    func perform(
        _: ListIdentityPoolUsageInput, for caller: Developer, on page: PageRequest
    ) async throws -> Listed<ListIdentityPoolUsageOutput> {
        let found = try await datasets.usages(
            in: caller.iamCaller.region, after: page.after, limit: page.limit)
        return Listed(
            ListIdentityPoolUsageOutput(
                count: found.items.count, identityPoolUsages: found.items.map { SyncModel.IdentityPoolUsage($0) },
                maxResults: page.limit), next: found.next)
    }
}
