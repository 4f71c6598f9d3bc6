import Directory
import Kernel
import Storage
import Wire
import WireModel

/// The words that hang on a pool.
struct ListTagsForResource: Operation {
    let registry: Registry

    func perform(_ input: ListTagsForResourceInput, for _: Administrator) async throws -> ListTagsForResourceOutput {
        let id = try registry.place.pool(input.resourceArn)
        let pool = try await registry.database.read { try PoolTable($0).require(id) }
        return ListTagsForResourceOutput(tags: pool.settings.tags)
    }
}
