import Kernel
import SyncModel

/// The state of a dataset at the service, from one pull.
struct PulledChanges: Sendable {
    /// The `syncCount` of the dataset at the start of the pull.
    let since: Int64
    /// The number of the last change on this device before the pull.
    let lastChange: Int64
    /// The records that the service took after `since`.
    private(set) var records: [LocalRecord] = []
    /// The `syncCount` of the dataset at the service. If the dataset changes between two pages, it is the first page's,
    /// so that the next pull begins early enough.
    private(set) var count: Int64?
    private(set) var exists = true
    private(set) var wasDeleted = false
    private(set) var mergedNames: [String] = []
    /// Proves how much this device has seen. The service accepts it for one update.
    private(set) var session: String?

    init(since: Int64, lastChange: Int64) {
        self.since = since
        self.lastChange = lastChange
    }

    /// Whether this device's dataset was deleted, and perhaps created again.
    var isDeletion: Bool { since > 0 && (!exists || wasDeleted) }

    mutating func add(_ page: ListRecordsOutput) {
        records += (page.records ?? []).compactMap(LocalRecord.init)
        count = [count, page.datasetSyncCount].compactMap(\.self).min()
        exists = page.datasetExists ?? true
        wasDeleted = wasDeleted || page.datasetDeletedAfterRequestedSyncCount == true
        mergedNames = page.mergedDatasetNames ?? mergedNames
        session = page.syncSessionToken ?? session
    }
}

extension LocalRecord {
    /// Reads a record of the service; nil if its key is missing.
    init?(_ record: Record) {
        guard let key = record.key, !key.isEmpty else { return nil }
        let time = record.deviceLastModifiedDate ?? record.lastModifiedDate ?? Instant(microseconds: 0)
        self.init(
            key: key, value: record.value, lastModified: time, lastModifiedBy: record.lastModifiedBy ?? "Unknown",
            syncCount: record.syncCount ?? 0, dirtyCount: 0, change: 0)
    }
}
