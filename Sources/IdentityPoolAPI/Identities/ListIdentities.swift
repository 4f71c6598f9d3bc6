import IdentityPools
import IdentityPoolsModel
import Kernel
import Wire

/// Lists the identities of a pool by id.
struct ListIdentities: Operation {
    let identities: Identities

    func perform(_ input: ListIdentitiesInput, for _: IAMCaller) async throws -> ListIdentitiesOutput {
        let page = try Self.page(input)
        let found = try await identities.list(
            in: IdentityPoolID(rawValue: input.identityPoolId), hidesDisabled: input.hideDisabled ?? false,
            after: page.after, limit: page.limit)
        return ListIdentitiesOutput(
            identities: found.items.map { IdentityDescription($0) }, identityPoolId: input.identityPoolId,
            nextToken: try Self.token(found.next))
    }
}
