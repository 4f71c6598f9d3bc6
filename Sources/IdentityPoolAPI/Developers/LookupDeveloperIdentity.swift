import IdentityPools
import IdentityPoolsModel
import Kernel
import Wire

/// Finds an identity by a user identifier, and the user identifiers of an identity.
struct LookupDeveloperIdentity: PagedOperation {
    let pools: IdentityPoolAdministration
    let identities: Identities

    func perform(
        _ input: LookupDeveloperIdentityInput, for _: IAMCaller, on page: PageRequest
    ) async throws -> Listed<LookupDeveloperIdentityOutput> {
        let pool = try await pools.require(IdentityPoolID(rawValue: input.identityPoolId))
        let login = try input.developerUserIdentifier.map { try OpenIDTokens.login($0, in: pool) }
        let found = try await identities.lookUp(
            input.identityId.map { IdentityID(rawValue: $0) }, developer: login, in: pool.id, after: page.after,
            limit: page.limit)
        return Listed(
            LookupDeveloperIdentityOutput(
                developerUserIdentifierList: found.identifiers.items, identityId: found.identity.rawValue),
            next: found.identifiers.next)
    }
}
