import IdentityPools
import IdentityPoolsModel
import Kernel
import Wire

/// Merges the identities of two user identifiers (POOL-GOD-08).
struct MergeDeveloperIdentities: Operation {
    let pools: IdentityPoolAdministration
    let identities: Identities

    func perform(
        _ input: MergeDeveloperIdentitiesInput, for _: IAMCaller
    ) async throws -> MergeDeveloperIdentitiesOutput {
        let pool = try await pools.require(IdentityPoolID(rawValue: input.identityPoolId))
        let logins = try [input.sourceUserIdentifier, input.destinationUserIdentifier].map {
            try OpenIDTokens.login($0, of: input.developerProviderName, in: pool)
        }
        let id = try await identities.merge(logins[0], into: logins[1], in: pool.id)
        return MergeDeveloperIdentitiesOutput(identityId: id.rawValue)
    }
}
