import Kernel
import Sync
import SyncModel

/// An input that names a dataset.
protocol DatasetInput {
    var datasetName: String { get }
    var identityId: String { get }
    var identityPoolId: String { get }
}

extension DescribeDatasetInput: DatasetInput {}
extension DeleteDatasetInput: DatasetInput {}
extension ListRecordsInput: DatasetInput {}
extension UpdateRecordsInput: DatasetInput {}
extension SubscribeToDatasetInput: DatasetInput {}
extension UnsubscribeFromDatasetInput: DatasetInput {}

extension DatasetPlace {
    /// The dataset that a request names.
    init(_ input: some DatasetInput) {
        self.init(
            input.datasetName, of: IdentityID(rawValue: input.identityId),
            in: IdentityPoolID(rawValue: input.identityPoolId))
    }
}
