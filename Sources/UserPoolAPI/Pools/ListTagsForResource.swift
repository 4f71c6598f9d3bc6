import Directory
import Kernel
import Storage
import Wire
import WireModel

struct ListTagsForResource: Operation {
    let services: PoolServices

    func perform(_ input: ListTagsForResourceInput, for _: Administrator) async throws -> ListTagsForResourceOutput {
        let id = try services.accountRegion.pool(input.resourceArn)
        let pool = try await services.database.read { try PoolTable($0).require(id) }
        return ListTagsForResourceOutput(tags: pool.settings.tags)
    }
}
