import Kernel

extension AWSCognitoDataset {
    /// All keys that have a value, and their values.
    ///
    /// Swift's dictionaries treat different spellings of the same text as one key, such as `é` in one code point and in
    /// two. If a dataset has such keys, `getAllRecords` returns all of them.
    /// - Throws: `AWSCognitoError.localDataStorageFailed`, or an error in the configuration.
    public func getAll() throws -> [String: String] {
        try getAllRecords().reduce(into: [:]) { $0[$1.recordId] = $1.data.string() ?? $0[$1.recordId] }
    }

    /// All records by key, also those whose key was removed.
    ///
    /// - Throws: `AWSCognitoError.localDataStorageFailed`, or an error in the configuration.
    public func getAllRecords() throws -> [AWSCognitoRecord] {
        try write { try LocalRecordTable.all(of: $1, in: $0).map(AWSCognitoRecord.init) }
    }

    /// The record of a key, even if the key was removed; nil if there is none.
    ///
    /// - Parameter key: The key.
    /// - Throws: `AWSCognitoError.localDataStorageFailed`, or an error in the configuration.
    public func record(forKey key: String) throws -> AWSCognitoRecord? {
        try write { try LocalRecordTable.find(key, of: $1, in: $0).map(AWSCognitoRecord.init) }
    }

    /// The bytes of all keys and values on this device.
    ///
    /// - Throws: `AWSCognitoError.localDataStorageFailed`, or an error in the configuration.
    public func size() throws -> Int { try write { Int(try LocalRecordTable.size(of: $1, in: $0).bytes) } }

    /// The bytes of a key and its value; 0 if it has none.
    ///
    /// - Parameter key: The key.
    /// - Throws: `AWSCognitoError.localDataStorageFailed`, or an error in the configuration.
    public func size(forKey key: String) throws -> Int {
        try write { Int(try LocalRecordTable.find(key, of: $1, in: $0)?.size ?? 0) }
    }

    /// The metadata of the dataset; nil if this device does not have the dataset, such as after it was deleted at the
    /// service.
    ///
    /// - Throws: `AWSCognitoError.localDataStorageFailed`, or an error in the configuration.
    public func metadata() throws -> AWSCognitoDatasetMetadata? {
        try write { try LocalDatasetTable.find($1, in: $0) }
    }
}
