import Directory
import Kernel
import Storage
import UserPoolsModel
import Wire

struct ListTagsForResource: Operation {
    let services: PoolServices

    func perform(_ input: ListTagsForResourceInput, for caller: IAMCaller) async throws -> ListTagsForResourceOutput {
        let id = try AccountRegion(of: caller).pool(input.resourceArn)
        let pool = try await services.database.read { try PoolTable($0).require(id) }
        return ListTagsForResourceOutput(tags: pool.settings.tags)
    }
}
