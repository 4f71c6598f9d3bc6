import Kernel
import SyncModel

/// What the service says of a dataset, as of one pull.
struct PulledChanges: Sendable {
    /// The dataset's count that the pull began from.
    let since: Int64
    /// The number of the last change on this device before the pull.
    let lastChange: Int64
    /// The records that the service took after `since`.
    private(set) var records: [LocalRecord] = []
    /// The dataset's count at the service. If the dataset changes between two pages it is the first page's, so that
    /// the next pull begins early enough.
    private(set) var count: Int64?
    private(set) var exists = true
    private(set) var wasDeleted = false
    private(set) var mergedNames: [String] = []
    /// Proves to the service what this device has seen. It serves for one update.
    private(set) var session: String?

    init(since: Int64, lastChange: Int64) {
        self.since = since
        self.lastChange = lastChange
    }

    /// Whether the dataset that this device knows was deleted, and perhaps made anew.
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
    /// Reads a record of the service; nil if it has no key.
    init?(_ record: Record) {
        guard let key = record.key, !key.isEmpty else { return nil }
        let time = record.deviceLastModifiedDate ?? record.lastModifiedDate ?? Instant(microseconds: 0)
        self.init(
            key: key, value: record.value, lastModified: time, lastModifiedBy: record.lastModifiedBy ?? "Unknown",
            syncCount: record.syncCount ?? 0, dirtyCount: 0, change: 0)
    }
}
