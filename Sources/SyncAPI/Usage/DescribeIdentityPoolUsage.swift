import Kernel
import Sync
import SyncModel
import Wire

/// Returns the number and the size of a pool's datasets.
struct DescribeIdentityPoolUsage: Operation {
    let datasets: Datasets

    func perform(
        _ input: DescribeIdentityPoolUsageInput, for _: Developer
    ) async throws -> DescribeIdentityPoolUsageOutput {
        let usage = try await datasets.usage(of: IdentityPoolID(rawValue: input.identityPoolId))
        return DescribeIdentityPoolUsageOutput(identityPoolUsage: SyncModel.IdentityPoolUsage(usage))
    }
}
