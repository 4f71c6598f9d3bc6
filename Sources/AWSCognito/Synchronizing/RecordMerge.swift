import Kernel

/// Merges records of the service into a dataset on this device.
enum RecordMerge {
    /// A record that was changed on both sides, to different values.
    struct Conflict: Sendable {
        var local: LocalRecord
        var remote: LocalRecord
    }

    /// How the conflict with a change on this device is resolved.
    struct Resolution: Sendable {
        var change: Int64
        var choice: AWSCognitoResolvedConflict.Choice
    }

    enum Result: Sendable {
        /// The records are merged; the values of these keys have changed.
        case applied([String])
        /// The dataset was cleared on this device during the pull.
        case cleared
        /// A record was changed on this device during the pull, so that its conflict is a different one.
        case changed
    }

    static func conflicts(
        with pulled: PulledChanges, of dataset: DatasetKey, in database: LocalDatabase
    ) throws -> [Conflict] {
        try pulled.records.compactMap { remote in
            guard let local = try LocalRecordTable.find(remote.key, of: dataset, in: database), local.isDirty,
                !local.hasSameValue(as: remote)
            else { return nil }
            return Conflict(local: local, remote: remote)
        }
    }

    /// Writes the pulled records, or nothing.
    static func apply(
        _ pulled: PulledChanges, _ resolved: [ByteKey: Resolution], to dataset: DatasetKey, at now: Instant,
        by writer: String, in database: LocalDatabase
    ) throws -> Result {
        guard let known = try LocalDatasetTable.find(dataset, in: database) else {
            throw AWSCognitoError.taskCanceled(message: "The dataset was removed from this device meanwhile.")
        }
        guard !known.isDeleted() else { return .cleared }
        for conflict in try conflicts(with: pulled, of: dataset, in: database) {
            guard resolved[ByteKey(conflict.local.key)]?.change == conflict.local.change else { return .changed }
        }
        var changed: [String] = []
        for remote in pulled.records {
            let local = try LocalRecordTable.find(remote.key, of: dataset, in: database)
            var merged = remote
            if let local, local.isDirty, !local.hasSameValue(as: remote) {
                merged = Self.merged(
                    local, with: remote, by: resolved[ByteKey(remote.key)]?.choice ?? .remote, at: now,
                    writer: writer)
                // A value that replaces both is a change of its own.
                if merged.change < 0 { merged.change = try StateTable.nextChange(in: database) }
            }
            let before = local ?? LocalRecord.absent(remote.key)
            if !merged.hasSameValue(as: before) { changed.append(remote.key) }
            try LocalRecordTable.put(merged, of: dataset, in: database)
        }
        if let count = pulled.count { try LocalDatasetTable.set(lastSyncCount: count, of: dataset, in: database) }
        if let latest = pulled.records.max(by: { $0.lastModified < $1.lastModified }) {
            try LocalDatasetTable.touch(dataset, at: latest.lastModified, by: latest.lastModifiedBy, in: database)
        }
        return .applied(changed)
    }

    /// The record that resolves a conflict. A new value has the change -1.
    private static func merged(
        _ local: LocalRecord, with remote: LocalRecord, by choice: AWSCognitoResolvedConflict.Choice, at now: Instant,
        writer: String
    ) -> LocalRecord {
        var merged = local
        merged.syncCount = remote.syncCount
        switch choice {
        case .remote: return remote
        case .local: return merged
        case .value(let value):
            merged.value = value
            merged.lastModified = now
            merged.lastModifiedBy = writer
            merged.dirtyCount &+= 1
            merged.change = -1
            return merged
        }
    }
}

extension LocalRecord {
    /// A placeholder for a record that this device does not have.
    static func absent(_ key: String) -> LocalRecord {
        LocalRecord(
            key: key, value: nil, lastModified: Instant(microseconds: 0), lastModifiedBy: "", syncCount: 0,
            dirtyCount: 0, change: 0)
    }
}
