import IdentityPools
import IdentityPoolsModel
import Kernel
import Wire

struct GetPrincipalTagAttributeMap: Operation {
    let pools: IdentityPoolAdministration

    func perform(
        _ input: GetPrincipalTagAttributeMapInput, for _: IAMCaller
    ) async throws -> GetPrincipalTagAttributeMapOutput {
        let id = IdentityPoolID(rawValue: input.identityPoolId)
        let map = try await pools.tagMap(for: input.identityProviderName, of: id)
        return GetPrincipalTagAttributeMapOutput(
            identityPoolId: input.identityPoolId, identityProviderName: input.identityProviderName,
            principalTags: map.claims, useDefaults: map.usesDefaults)
    }
}
