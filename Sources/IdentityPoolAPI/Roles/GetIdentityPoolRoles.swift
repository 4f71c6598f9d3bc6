import IdentityPools
import IdentityPoolsModel
import Kernel
import Wire

struct GetIdentityPoolRoles: Operation {
    let pools: IdentityPoolAdministration

    func perform(
        _ input: GetIdentityPoolRolesInput, for _: IAMCaller
    ) async throws -> GetIdentityPoolRolesOutput {
        let pool = try await pools.require(IdentityPoolID(rawValue: input.identityPoolId))
        return GetIdentityPoolRolesOutput(pool)
    }
}
