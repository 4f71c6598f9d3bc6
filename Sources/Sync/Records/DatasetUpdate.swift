import Directory
import Kernel
import Storage

/// One update of a dataset in a transaction: all of it, or nothing (SYNC-03).
struct DatasetUpdate {
    let tx: any Transaction
    let place: DatasetPlace
    /// The dataset before the update; nil if there is none, or it is deleted.
    let existing: SyncDataset?
    private let former: SyncDataset?
    private let author: String
    private let now: Instant
    private let quotas: Quotas

    /// - Parameters:
    ///   - seen: The last `syncCount` that the caller has seen.
    ///   - author: The device or caller that writes.
    /// - Throws: `SyncRefusal` if the dataset has been deleted since, or `seen` is higher than its `syncCount`.
    init(
        _ tx: any Transaction, of place: DatasetPlace, seen: Int64, by author: String, at now: Instant, quotas: Quotas
    ) throws {
        (self.tx, self.place, self.author, self.now, self.quotas) = (tx, place, author, now, quotas)
        let former = try DatasetTable(tx).find(place)
        self.former = former
        existing = former.flatMap { $0.isDeleted ? nil : $0 }
        // A caller that has not seen the deletion would restore deleted records (SYNC-08).
        if let deleted = former?.deletedCount, seen < deleted { throw SyncRefusal.staleDataset(place.name) }
        guard seen <= former?.syncCount ?? 0 else { throw SyncRefusal.invalidSession }
    }

    /// The stored records that `changes` concern.
    ///
    /// - Throws: `SyncRefusal.staleRecord` if a `syncCount` differs from that of its record, in either direction.
    func stored(for changes: [RecordChange]) throws -> [KeyHash: SyncRecord] {
        let hashes = try changes.map { try KeyHash($0.key) }
        let stored = existing == nil ? [:] : try RecordTable(tx, of: place).find(hashes)
        for (hash, change) in zip(hashes, changes) {
            let record = stored[hash]
            // A caller that never saw a removed record treats it as new.
            let isUnseen = record?.value == nil && change.syncCount == 0
            guard isUnseen || change.syncCount == record?.syncCount ?? 0 else {
                throw SyncRefusal.staleRecord(key: change.key)
            }
        }
        return stored
    }

    /// Writes `changes` with the next `syncCount` of the dataset; their own is ignored.
    ///
    /// - Returns: The records after the update.
    /// - Throws: `SyncRefusal` if the dataset would be too large, or one too many.
    func write(_ changes: [RecordChange], over stored: [KeyHash: SyncRecord]) throws -> [SyncRecord] {
        guard !changes.isEmpty else { return [] }
        var dataset = try existing ?? newDataset()
        dataset.syncCount += 1
        (dataset.modifiedBy, dataset.modifiedAt) = (author, now)
        let written = changes.map { change in
            SyncRecord(
                key: change.key, value: change.value, syncCount: dataset.syncCount, modifiedBy: author,
                modifiedAt: now, deviceModifiedAt: change.deviceModifiedAt)
        }
        for record in written {
            let before = stored[try KeyHash(record.key)]
            dataset.storage += record.storage - (before?.storage ?? 0)
            dataset.recordCount += (record.value == nil ? 0 : 1) - (before?.value == nil ? 0 : 1)
            dataset.removedCount += (record.value == nil ? 1 : 0) - (before.map { $0.value == nil } == true ? 1 : 0)
        }
        try check(dataset)
        try RecordTable(tx, of: place).save(written)
        try forget(in: &dataset)
        try DatasetTable(tx).save(dataset)
        try UsageTable(tx).add(
            dataset.storage - (existing?.storage ?? 0), sessions: 1, of: place.identity, in: place.pool, at: now)
        try StreamOutbox(tx).publish(StreamRecord(dataset, records: written, at: now), in: place.pool, at: now)
        try PushOutbox(tx).notify(of: dataset, by: author, at: now)
        return written
    }

    /// The dataset that this update creates. Its `syncCount` continues that of a deleted one.
    private func newDataset() throws -> SyncDataset {
        let maximum = quotas.syncDatasets
        guard try DatasetTable(tx).usage(of: place.identity, in: place.pool).datasets < maximum else {
            throw SyncRefusal.tooManyDatasets(maximum)
        }
        if former == nil {
            try DatasetTable(tx).forgetOne(
                of: place.identity, in: place.pool, atMost: maximum + Self.maxDeletedDatasets)
        }
        var dataset = SyncDataset(place, by: author, at: now)
        (dataset.syncCount, dataset.deletedCount) = (former?.syncCount ?? 0, former?.deletedCount)
        return dataset
    }

    /// How many deleted datasets of an identity are remembered, so that an identity that repeatedly creates and deletes
    /// datasets cannot fill the store.
    private static let maxDeletedDatasets = 1000
    /// How many removed records of a dataset are remembered, for each record that it may have.
    private static let maxRemovedPerRecord = 10

    /// Forgets the older half of the removed records if there are too many. A device that has not seen these removals
    /// must start over (`RecordListing.isDeletedSince`).
    private func forget(in dataset: inout SyncDataset) throws {
        guard dataset.removedCount > quotas.syncRecords * Self.maxRemovedPerRecord else { return }
        let (count, last) = try RecordTable(tx, of: place).forget(dataset.removedCount / 2)
        dataset.removedCount -= count
        dataset.forgottenCount = max(dataset.forgottenCount, last)
    }

    /// A dataset that already exceeds a limit, because the operator has lowered it, may still shrink.
    private func check(_ dataset: SyncDataset) throws(SyncRefusal) {
        guard dataset.recordCount <= max(quotas.syncRecords, existing?.recordCount ?? 0) else {
            throw .tooManyRecords(quotas.syncRecords)
        }
        guard dataset.storage <= max(quotas.syncBytes, existing?.storage ?? 0) else {
            throw .tooLarge(quotas.syncBytes)
        }
    }
}
