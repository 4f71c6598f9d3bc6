import IdentityPools
import IdentityPoolsModel
import Kernel
import Wire
import WireRuntime

/// Replaces the roles and role mappings of a pool (POOL-ROL-02).
struct SetIdentityPoolRoles: Operation {
    let pools: IdentityPoolAdministration
    let report: @Sendable (WritableClaim) -> Void

    func perform(_ input: SetIdentityPoolRolesInput, for _: IAMCaller) async throws -> SetIdentityPoolRolesOutput {
        let id = IdentityPoolID(rawValue: input.identityPoolId)
        for claim in try await pools.setRoles(try RoleSettings(input), of: id) { report(claim) }
        return SetIdentityPoolRolesOutput()
    }
}
