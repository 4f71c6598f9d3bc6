import IdentityPools
import IdentityPoolsModel
import Kernel
import Wire

extension IdentityPoolOperations {
    /// Adds tags to an identity pool; an existing key gets the new value.
    struct TagResource: Operation {
        let pools: IdentityPoolAdministration

        func perform(
            _ input: IdentityPoolsTagResourceInput, for caller: IAMCaller
        ) async throws -> IdentityPoolsTagResourceOutput {
            try await pools.changeTags(of: try IdentityPoolARN.pool(input.resourceArn, for: caller)) { tags in
                tags.merge(input.tags) { _, new in new }
            }
            return IdentityPoolsTagResourceOutput()
        }
    }
}
