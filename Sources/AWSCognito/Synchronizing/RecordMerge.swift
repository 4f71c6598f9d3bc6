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

    /// The outcome of `apply`.
    enum Result: Sendable {
        /// The records are merged; the values of these keys have changed.
        case applied([String])
        /// The dataset was cleared on this device during the pull.
        case cleared
        /// A record was changed on this device during the pull, so that its conflict is a different one.
        case changed
    }

    /// The pulled records that differ from changes on this device.
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
    ///
    /// - Parameters:
    ///   - pulled: The records.
    ///   - resolutions: How the conflicts are resolved, by key.
    ///   - writer: The author of values that resolve a conflict.
    static func apply(
        _ pulled: PulledChanges, resolving resolutions: [ByteKey: Resolution], to dataset: DatasetKey, at now: Instant,
        by writer: String, in database: LocalDatabase
    ) throws -> Result {
        guard let known = try LocalDatasetTable.find(dataset, in: database) else {
            throw AWSCognitoError.taskCanceled(message: "The dataset was removed from this device meanwhile.")
        }
        guard !known.isDeleted() else { return .cleared }
        let conflicts = try conflicts(with: pulled, of: dataset, in: database)
        guard conflicts.allSatisfy({ resolutions[ByteKey($0.local.key)]?.change == $0.local.change }) else {
            return .changed
        }
        var changed: [String] = []
        for remote in pulled.records {
            let local = try LocalRecordTable.find(remote.key, of: dataset, in: database)
            var merged = remote
            if let local, local.isDirty, !local.hasSameValue(as: remote) {
                merged = try resolve(
                    Conflict(local: local, remote: remote), by: resolutions[ByteKey(remote.key)]?.choice ?? .remote,
                    at: now, writer: writer, in: database)
            }
            if !merged.hasSameValue(as: local ?? .absent(remote.key)) { changed.append(remote.key) }
            try LocalRecordTable.put(merged, of: dataset, in: database)
        }
        if let count = pulled.count { try LocalDatasetTable.set(lastSyncCount: count, of: dataset, in: database) }
        if let latest = pulled.records.max(by: { $0.lastModified < $1.lastModified }) {
            try LocalDatasetTable.touch(dataset, at: latest.lastModified, by: latest.lastModifiedBy, in: database)
        }
        return .applied(changed)
    }

    /// The record that resolves `conflict`. A value that replaces both is a change of its own.
    private static func resolve(
        _ conflict: Conflict, by choice: AWSCognitoResolvedConflict.Choice, at now: Instant, writer: String,
        in database: LocalDatabase
    ) throws -> LocalRecord {
        var merged = conflict.local
        merged.syncCount = conflict.remote.syncCount
        switch choice {
        case .remote: return conflict.remote
        case .local: return merged
        case .value(let value):
            merged.value = value
            merged.lastModified = now
            merged.lastModifiedBy = writer
            merged.dirtyCount &+= 1
            merged.change = try StateTable.nextChange(in: database)
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
