import Directory
import Kernel
import Wire
import WireModel

/// Removes tags of a pool. An unknown key is no error.
struct UntagResource: Operation {
    let services: PoolServices

    func perform(_ input: UntagResourceInput, for _: Administrator) async throws -> UntagResourceOutput {
        try await services.pools.change(try services.accountRegion.pool(input.resourceArn)) { pool in
            for key in input.tagKeys { pool.settings.tags[key] = nil }
        }
        return UntagResourceOutput()
    }
}
