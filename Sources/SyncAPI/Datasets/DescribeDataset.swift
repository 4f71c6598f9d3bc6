import Sync
import SyncModel
import Wire

struct DescribeDataset: Operation {
    let datasets: Datasets

    func perform(_ input: DescribeDatasetInput, for _: IAMCaller) async throws -> DescribeDatasetOutput {
        DescribeDatasetOutput(dataset: Dataset(try await datasets.require(DatasetPlace(input))))
    }
}
