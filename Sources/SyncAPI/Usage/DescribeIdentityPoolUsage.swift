import Kernel
import Sync
import SyncModel
import Wire

/// Tells what the datasets of a pool use.
struct DescribeIdentityPoolUsage: Operation {
    let datasets: Datasets

    func perform(
        _ input: DescribeIdentityPoolUsageInput, for _: Developer
    ) async throws -> DescribeIdentityPoolUsageOutput {
        let usage = try await datasets.usage(of: IdentityPoolID(rawValue: input.identityPoolId))
        return DescribeIdentityPoolUsageOutput(identityPoolUsage: SyncModel.IdentityPoolUsage(usage))
    }
}
