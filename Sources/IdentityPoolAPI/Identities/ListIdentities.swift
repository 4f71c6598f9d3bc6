import IdentityPools
import IdentityPoolsModel
import Kernel
import Wire

/// Lists the identities of a pool by id.
struct ListIdentities: PagedOperation {
    let identities: Identities

    func perform(
        _ input: ListIdentitiesInput, for _: IAMCaller, on page: PageRequest
    ) async throws -> Listed<ListIdentitiesOutput> {
        let found = try await identities.list(
            in: IdentityPoolID(rawValue: input.identityPoolId), hidesDisabled: input.hideDisabled ?? false,
            after: page.after, limit: page.limit)
        return Listed(
            ListIdentitiesOutput(
                identities: found.items.map { IdentityDescription($0) }, identityPoolId: input.identityPoolId),
            next: found.next)
    }
}
