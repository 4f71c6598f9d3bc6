import Directory
import Kernel
import UserPoolsModel
import Wire

/// Adds tags to a pool; an existing key gets the new value (UP-TAG-01).
struct TagResource: Operation {
    let services: PoolServices

    func perform(_ input: TagResourceInput, for caller: IAMCaller) async throws -> TagResourceOutput {
        try await services.pools.change(try AccountRegion(of: caller).pool(input.resourceArn)) { pool in
            pool.settings.tags.merge(input.tags) { _, new in new }
        }
        return TagResourceOutput()
    }
}
