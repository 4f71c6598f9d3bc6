import IdentityPools
import IdentityPoolsModel
import Wire

/// Creates an identity pool in the region that the signature names (POOL-OVR-03).
struct CreateIdentityPool: Operation {
    let pools: IdentityPoolAdministration

    func perform(_ input: CreateIdentityPoolInput, for caller: IAMCaller) async throws -> CreateIdentityPoolOutput {
        IdentityPool(
            try await pools.create(input.identityPoolName, in: caller.region, settings: try IdentityPoolSettings(input))
        )
    }
}
