import Kernel
import Sync
import SyncModel
import Wire

/// Lists the datasets of an identity by name.
struct ListDatasets: PagedOperation {
    let datasets: Datasets

    func perform(
        _ input: ListDatasetsInput, for _: IAMCaller, on page: PageRequest
    ) async throws -> Listed<ListDatasetsOutput> {
        let found = try await datasets.list(
            of: IdentityID(rawValue: input.identityId), in: IdentityPoolID(rawValue: input.identityPoolId),
            after: page.after, limit: page.limit)
        return Listed(
            ListDatasetsOutput(count: found.items.count, datasets: found.items.map { Dataset($0) }),
            next: found.next)
    }
}
