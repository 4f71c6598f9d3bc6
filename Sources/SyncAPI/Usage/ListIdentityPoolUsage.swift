import Kernel
import Sync
import SyncModel
import Wire

/// Tells what the datasets of each pool use, in the region that the signature names.
struct ListIdentityPoolUsage: Operation {
    let datasets: Datasets

    func perform(
        _ input: ListIdentityPoolUsageInput, for caller: Developer
    ) async throws -> ListIdentityPoolUsageOutput {
        let page = try Self.page(input)
        let found = try await datasets.usages(
            in: caller.iamCaller.region, after: page.after, limit: page.limit)
        return ListIdentityPoolUsageOutput(
            count: found.items.count, identityPoolUsages: found.items.map { SyncModel.IdentityPoolUsage($0) },
            maxResults: page.limit, nextToken: try Self.token(found.next))
    }
}
