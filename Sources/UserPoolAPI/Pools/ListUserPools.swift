import Directory
import Kernel
import Storage
import UserPoolsModel
import Wire

/// Lists the pools of the region that the signature names.
struct ListUserPools: Operation {
    let services: PoolServices

    func perform(_ input: ListUserPoolsInput, for caller: IAMCaller) async throws -> ListUserPoolsOutput {
        let page = try Self.page(input)
        let found = try await services.database.read {
            try PoolTable($0).list(in: caller.region, after: page.after, limit: page.limit)
        }
        return ListUserPoolsOutput(
            nextToken: try Self.token(found.next), userPools: found.items.map { UserPoolDescriptionType($0) })
    }
}
