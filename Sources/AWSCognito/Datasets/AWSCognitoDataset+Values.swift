import Kernel

extension AWSCognitoDataset {
    /// The value of a key, or nil if there is none.
    ///
    /// - Parameter key: The key. Keys are compared by their bytes.
    /// - Throws: `AWSCognitoError.localDataStorageFailed`, or an error in the configuration.
    public func string(forKey key: String) throws -> String? {
        try write { try LocalRecordTable.find(key, of: $1, in: $0)?.value }
    }

    /// Sets the value of a key, on this device at once and at the service with the next `synchronize`.
    ///
    /// - Parameters:
    ///   - value: At most 1,048,575 bytes.
    ///   - key: 1 to 1,024 bytes.
    /// - Throws: `AWSCognitoError.illegalArgument` or `invalidDataValue` if a key or a value is too long,
    ///   `userDataSizeLimitExceeded` beyond 1 MB or 1,024 records, `localDataStorageFailed`, or an error in the
    ///   configuration. In all cases nothing has changed.
    public func setString(_ value: String, forKey key: String) throws {
        try SyncLimits.check(key: key)
        try SyncLimits.check(value: value)
        try change(key, to: value)
    }

    /// Removes a key, on this device at once and at the service with the next `synchronize`.
    ///
    /// - Parameter key: The key. If it has no value, nothing changes.
    /// - Throws: `AWSCognitoError.localDataStorageFailed`, or an error in the configuration.
    public func removeObject(forKey key: String) throws { try change(key, to: nil) }

    private func change(_ key: String, to value: String?) throws {
        let now = context.now
        try write { database, dataset in
            let old = try LocalRecordTable.find(key, of: dataset, in: database)
            if value == nil, old?.value == nil { return }
            let device = try DeviceTable.find(dataset.identity, in: database)?.device ?? AWSCognito.localDevice
            try LocalDatasetTable.insert(dataset, at: now, by: device, in: database)
            let changed = LocalRecord(
                key: key, value: value, lastModified: now, lastModifiedBy: device, syncCount: old?.syncCount ?? 0,
                dirtyCount: (old?.dirtyCount ?? 0) &+ 1, change: try StateTable.nextChange(in: database))
            try LocalRecordTable.put(changed, of: dataset, in: database)
            if value != nil { try SyncLimits.check(name, size: try LocalRecordTable.size(of: dataset, in: database)) }
            try LocalDatasetTable.touch(dataset, at: now, by: device, in: database)
        }
    }

    /// Removes all keys on this device. The next `synchronize` deletes the dataset at the service, and then pushes what
    /// was set since.
    ///
    /// - Throws: `AWSCognitoError.localDataStorageFailed`, or an error in the configuration.
    public func clear() throws {
        let now = context.now
        try write { database, dataset in
            try LocalDatasetTable.insert(dataset, at: now, by: AWSCognito.localDevice, in: database)
            try LocalRecordTable.deleteAll(of: dataset, in: database)
            try LocalDatasetTable.markCleared(dataset, at: now, in: database)
        }
    }
}
