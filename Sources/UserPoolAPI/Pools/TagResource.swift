import Directory
import Kernel
import Wire
import WireModel

/// Adds tags to a pool; an existing key gets the new value (UP-TAG-01).
struct TagResource: Operation {
    let services: PoolServices

    func perform(_ input: TagResourceInput, for _: Administrator) async throws -> TagResourceOutput {
        try await services.pools.change(try services.accountRegion.pool(input.resourceArn)) { pool in
            pool.settings.tags.merge(input.tags) { _, new in new }
        }
        return TagResourceOutput()
    }
}
