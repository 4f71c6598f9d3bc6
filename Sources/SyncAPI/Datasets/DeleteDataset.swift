import Sync
import SyncModel
import Wire

/// Deletes a dataset, and describes it as it was (SYN-DAT-07).
struct DeleteDataset: Operation {
    let datasets: Datasets

    func perform(_ input: DeleteDatasetInput, for caller: IAMCaller) async throws -> DeleteDatasetOutput {
        DeleteDatasetOutput(
            dataset: Dataset(try await datasets.delete(DatasetPlace(input), by: caller.author)))
    }
}
