import Directory
import Kernel
import UserPoolsModel
import Wire

/// Removes tags of a pool. An unknown key is not an error.
struct UntagResource: Operation {
    let services: PoolServices

    func perform(_ input: UntagResourceInput, for caller: IAMCaller) async throws -> UntagResourceOutput {
        try await services.pools.change(try AccountRegion(of: caller).pool(input.resourceArn)) { pool in
            for key in input.tagKeys { pool.settings.tags[key] = nil }
        }
        return UntagResourceOutput()
    }
}
