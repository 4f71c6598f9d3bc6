import IdentityPools
import IdentityPoolsModel
import Kernel
import Wire

extension IdentityPoolOperations {
    /// Removes tags of an identity pool. An unknown key is not an error.
    struct UntagResource: Operation {
        let pools: IdentityPoolAdministration

        func perform(
            _ input: IdentityPoolsUntagResourceInput, for caller: IAMCaller
        ) async throws -> IdentityPoolsUntagResourceOutput {
            try await pools.changeTags(of: try IdentityPoolARN.pool(input.resourceArn, for: caller)) { tags in
                for key in input.tagKeys { tags[key] = nil }
            }
            return IdentityPoolsUntagResourceOutput()
        }
    }
}
