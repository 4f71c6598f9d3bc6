import Kernel

/// Selects the changes to push, and applies the service's response.
enum RecordPush {
    /// The changes to push. A removed key that the service never received is forgotten.
    ///
    /// - Throws: `userDataSizeLimitExceeded` if the dataset has become too large.
    static func changes(of dataset: DatasetKey, in database: LocalDatabase) throws -> [LocalRecord] {
        var changes: [LocalRecord] = []
        for record in try LocalRecordTable.dirty(of: dataset, in: database) {
            if record.value == nil, record.syncCount == 0 {
                try LocalRecordTable.delete(record.key, of: dataset, in: database)
            } else {
                changes.append(record)
            }
        }
        if !changes.isEmpty {
            try SyncLimits.check(dataset.name, size: try LocalRecordTable.size(of: dataset, in: database))
        }
        return changes
    }

    /// Writes the records that the service has accepted. A record that has changed during the push remains to be
    /// pushed.
    ///
    /// - Parameters:
    ///   - pushed: The records as they were sent.
    ///   - accepted: The records in the service's response.
    /// - Returns: The keys whose values have changed: a function of the identity pool can change the pushed values.
    static func confirm(
        _ pushed: [LocalRecord], accepted: [LocalRecord], of dataset: DatasetKey, in database: LocalDatabase
    ) throws -> [String] {
        let count = try LocalDatasetTable.lastSyncCount(of: dataset, in: database)
        // A dataset that was cleared or removed during the push gets no records.
        guard count >= 0, try LocalDatasetTable.find(dataset, in: database) != nil else { return [] }
        let changes = Dictionary(pushed.map { (ByteKey($0.key), $0.change) }) { _, last in last }
        var unconfirmed = Set(changes.keys)
        var (changed, isComplete): ([String], Bool) = ([], true)
        for record in accepted {
            unconfirmed.remove(ByteKey(record.key))
            let local = try LocalRecordTable.find(record.key, of: dataset, in: database)
            if var local, local.isDirty, local.change != changes[ByteKey(record.key)] {
                guard changes[ByteKey(record.key)] != nil else {
                    // A function has changed it; the next pull brings the conflict.
                    isComplete = false
                    continue
                }
                local.syncCount = record.syncCount
                try LocalRecordTable.put(local, of: dataset, in: database)
                continue
            }
            if !record.hasSameValue(as: local ?? .absent(record.key)) { changed.append(record.key) }
            try LocalRecordTable.put(record, of: dataset, in: database)
        }
        let last = accepted.map(\.syncCount).max() ?? count
        // A larger `syncCount` means that another device has pushed since the pull.
        if isComplete, unconfirmed.isEmpty, last <= count || last == count &+ 1 {
            try LocalDatasetTable.set(lastSyncCount: max(count, last), of: dataset, in: database)
        }
        return changed
    }
}
