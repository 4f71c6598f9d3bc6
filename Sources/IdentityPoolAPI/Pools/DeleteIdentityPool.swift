import IdentityPools
import IdentityPoolsModel
import Kernel
import Wire
import WireRuntime

/// Deletes a pool and its identities.
struct DeleteIdentityPool: Operation {
    let pools: IdentityPoolAdministration

    func perform(_ input: DeleteIdentityPoolInput, for _: IAMCaller) async throws -> DeleteIdentityPoolOutput {
        try await pools.remove(IdentityPoolID(rawValue: input.identityPoolId))
        return DeleteIdentityPoolOutput()
    }
}
