import Kernel
import Sync
import SyncModel
import Wire

/// Returns the number and the size of an identity's datasets.
struct DescribeIdentityUsage: Operation {
    let datasets: Datasets

    func perform(_ input: DescribeIdentityUsageInput, for _: IAMCaller) async throws -> DescribeIdentityUsageOutput {
        let usage = try await datasets.usage(
            of: IdentityID(rawValue: input.identityId), in: IdentityPoolID(rawValue: input.identityPoolId))
        return DescribeIdentityUsageOutput(
            identityUsage: SyncModel.IdentityUsage(
                dataStorage: Int64(usage.storage), datasetCount: usage.datasets, identityId: input.identityId,
                identityPoolId: input.identityPoolId, lastModifiedDate: usage.modifiedAt))
    }
}
