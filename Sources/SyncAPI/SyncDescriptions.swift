import Kernel
import Sync
import SyncModel
import Wire

extension Dataset {
    /// The dataset as the service describes it.
    init(_ dataset: SyncDataset) {
        self.init(
            creationDate: dataset.createdAt, dataStorage: Int64(dataset.storage), datasetName: dataset.place.name,
            identityId: dataset.place.identity.rawValue, lastModifiedBy: dataset.modifiedBy,
            lastModifiedDate: dataset.modifiedAt, numRecords: Int64(dataset.recordCount))
    }
}

extension Record {
    /// The record as the service describes it. A removed one has no value.
    init(_ record: SyncRecord) {
        self.init(
            deviceLastModifiedDate: record.deviceModifiedAt, key: record.key, lastModifiedBy: record.modifiedBy,
            lastModifiedDate: record.modifiedAt, syncCount: record.syncCount, value: record.value)
    }
}

extension SyncModel.IdentityPoolUsage {
    /// The usage as the service describes it.
    init(_ usage: Sync.IdentityPoolUsage) {
        self.init(
            dataStorage: Int64(usage.storage), identityPoolId: usage.pool.rawValue,
            lastModifiedDate: usage.modifiedAt, syncSessionsCount: Int64(usage.sessions))
    }
}

extension IAMCaller {
    /// The caller as `LastModifiedBy` names it: an identity, or the account whose credentials were used.
    var author: String { identity?.rawValue ?? accountID }
}
