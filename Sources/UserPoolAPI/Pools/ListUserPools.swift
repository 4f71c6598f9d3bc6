import Directory
import Kernel
import Storage
import UserPoolsModel
import Wire

/// Lists the pools of the region in the signature.
struct ListUserPools: PagedOperation {
    let services: PoolServices

    func perform(
        _: ListUserPoolsInput, for caller: IAMCaller, on page: PageRequest
    ) async throws -> Listed<ListUserPoolsOutput> {
        let found = try await services.database.read {
            try PoolTable($0).list(in: caller.region, after: page.after, limit: page.limit)
        }
        return Listed(
            ListUserPoolsOutput(userPools: found.items.map { UserPoolDescriptionType($0) }),
            next: found.next)
    }
}
