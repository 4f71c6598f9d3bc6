import Kernel

/// The limits of the service, which are checked before anything is stored.
enum SyncLimits {
    /// The bytes of all keys and values of a dataset.
    static let bytesOfDataset: Int64 = 1_048_576
    static let recordsOfDataset: Int64 = 1024
    static let bytesOfKey = 1024
    static let bytesOfValue = 1_048_575
    static let charactersOfName = 128

    /// Requires a name that a dataset can have.
    static func check(name: String) throws {
        let isPlain = name.utf8.allSatisfy { $0.isASCIIAlphanumeric || "_.:-".utf8.contains($0) }
        guard isPlain, (1...charactersOfName).contains(name.utf8.count) else {
            throw AWSCognitoError.illegalArgument(
                message: "A dataset's name has 1 to 128 letters, digits, underscores, dots, colons and hyphens.")
        }
    }

    /// Requires a key that a record can have.
    static func check(key: String) throws {
        guard (1...bytesOfKey).contains(key.utf8.count) else {
            throw AWSCognitoError.illegalArgument(
                message: "A key has 1 to \(bytesOfKey) bytes; this one has \(key.utf8.count).")
        }
    }

    /// Requires a value that a record can have.
    static func check(value: String) throws {
        guard value.utf8.count <= bytesOfValue else {
            throw AWSCognitoError.invalidDataValue(
                message: "A value has at most \(bytesOfValue) bytes; this one has \(value.utf8.count).")
        }
    }

    /// Requires a dataset of a size that the service takes.
    static func check(_ dataset: String, size: (bytes: Int64, records: Int64)) throws {
        guard size.bytes <= bytesOfDataset else {
            throw AWSCognitoError.userDataSizeLimitExceeded(
                message: "\(dataset) would have \(size.bytes) bytes, and a dataset has at most \(bytesOfDataset).")
        }
        guard size.records <= recordsOfDataset else {
            throw AWSCognitoError.userDataSizeLimitExceeded(
                message:
                    "\(dataset) would have \(size.records) records; at most \(recordsOfDataset) are possible.")
        }
    }
}
