import IdentityPools
import IdentityPoolsModel
import Kernel
import Wire
import WireRuntime

/// Removes a user identifier from an identity.
struct UnlinkDeveloperIdentity: Operation {
    let pools: IdentityPoolAdministration
    let identities: Identities

    func perform(
        _ input: UnlinkDeveloperIdentityInput, for _: IAMCaller
    ) async throws -> UnlinkDeveloperIdentityOutput {
        let pool = try await pools.require(IdentityPoolID(rawValue: input.identityPoolId))
        let login = try OpenIDTokens.login(input.developerUserIdentifier, of: input.developerProviderName, in: pool)
        try await identities.unlink(login, from: IdentityID(rawValue: input.identityId), in: pool.id)
        return UnlinkDeveloperIdentityOutput()
    }
}
