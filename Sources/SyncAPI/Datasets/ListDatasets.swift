import Kernel
import Sync
import SyncModel
import Wire

/// Lists the datasets of an identity by name.
struct ListDatasets: Operation {
    let datasets: Datasets

    func perform(_ input: ListDatasetsInput, for _: IAMCaller) async throws -> ListDatasetsOutput {
        let page = try Self.page(input)
        let found = try await datasets.list(
            of: IdentityID(rawValue: input.identityId), in: IdentityPoolID(rawValue: input.identityPoolId),
            after: page.after, limit: page.limit)
        return ListDatasetsOutput(
            count: found.items.count, datasets: found.items.map { Dataset($0) }, nextToken: try Self.token(found.next))
    }
}
