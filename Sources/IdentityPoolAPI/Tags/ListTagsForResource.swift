import IdentityPools
import IdentityPoolsModel
import Kernel
import Wire

extension IdentityPoolOperations {
    /// Shows the tags of an identity pool.
    struct ListTagsForResource: Operation {
        let pools: IdentityPoolAdministration

        func perform(
            _ input: IdentityPoolsListTagsForResourceInput, for caller: IAMCaller
        ) async throws -> IdentityPoolsListTagsForResourceOutput {
            let pool = try await pools.require(try IdentityPoolARN.pool(input.resourceArn, for: caller))
            return IdentityPoolsListTagsForResourceOutput(tags: pool.settings.tags)
        }
    }
}
