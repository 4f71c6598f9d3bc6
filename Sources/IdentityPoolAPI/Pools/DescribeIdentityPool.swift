import IdentityPools
import IdentityPoolsModel
import Kernel
import Wire

struct DescribeIdentityPool: Operation {
    let pools: IdentityPoolAdministration

    func perform(
        _ input: DescribeIdentityPoolInput, for _: IAMCaller
    ) async throws -> DescribeIdentityPoolOutput {
        IdentityPool(try await pools.require(IdentityPoolID(rawValue: input.identityPoolId)))
    }
}
