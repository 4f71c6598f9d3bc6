import IdentityPools
import IdentityPoolsModel
import Kernel
import Wire

/// Lists the pools of the region that the signature names.
struct ListIdentityPools: Operation {
    let pools: IdentityPoolAdministration

    func perform(_ input: ListIdentityPoolsInput, for caller: IAMCaller) async throws -> ListIdentityPoolsOutput {
        let page = try Self.page(input)
        let found = try await pools.list(in: caller.region, after: page.after, limit: page.limit)
        return ListIdentityPoolsOutput(
            identityPools: found.items.map {
                IdentityPoolShortDescription(identityPoolId: $0.id.rawValue, identityPoolName: $0.name)
            }, nextToken: try Self.token(found.next))
    }
}
