import IdentityPools
import IdentityPoolsModel
import Kernel
import Wire

/// Replaces a pool's settings. Missing ones are reset to their defaults.
struct UpdateIdentityPool: Operation {
    let pools: IdentityPoolAdministration

    func perform(_ input: UpdateIdentityPoolInput, for _: IAMCaller) async throws -> UpdateIdentityPoolOutput {
        let id = IdentityPoolID(rawValue: input.identityPoolId)
        return IdentityPool(
            try await pools.update(id, name: input.identityPoolName, settings: try IdentityPoolSettings(input)))
    }
}
