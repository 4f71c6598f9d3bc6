import IdentityPools
import IdentityPoolsModel
import Kernel
import Wire

/// Sets which claims of a provider's tokens become tags of the credentials' principal.
struct SetPrincipalTagAttributeMap: Operation {
    let pools: IdentityPoolAdministration

    func perform(
        _ input: SetPrincipalTagAttributeMapInput, for _: IAMCaller
    ) async throws -> SetPrincipalTagAttributeMapOutput {
        let map = PrincipalTagMap(usesDefaults: input.useDefaults ?? false, claims: input.principalTags ?? [:])
        let id = IdentityPoolID(rawValue: input.identityPoolId)
        try await pools.setTagMap(map, for: input.identityProviderName, of: id)
        return SetPrincipalTagAttributeMapOutput(
            identityPoolId: input.identityPoolId, identityProviderName: input.identityProviderName,
            principalTags: map.claims, useDefaults: map.usesDefaults)
    }
}
