import Kernel
import Sync

extension AdminProtocol {
    /// A position in the order of a pool's records.
    package struct SyncPosition: Codable, Sendable {
        var identity: String
        var dataset: String
        var keyHash: String?
    }

    /// A record with the dataset that it belongs to.
    package struct SyncRecord: Codable, Sendable, Equatable {
        var identity: String
        var dataset: String
        /// The dataset that this one was copied from when identities were merged.
        var copyOf: String?
        var key: String
        var value: String
        var syncCount: Int64?
        var modifiedBy: String?
        /// Microseconds since 1970.
        var modifiedAt: Int64?
        var deviceModifiedAt: Int64?
    }

    /// A part of the records of a pool.
    package struct SyncPage: Codable, Sendable {
        var records: [SyncRecord]
        /// Nil if it is the last part.
        var next: SyncPosition?
    }

    /// The result of importing the records of a dataset, or of checking such an import.
    package struct SyncImportResult: Codable, Sendable {
        var added = 0
        var unchanged = 0
        /// The keys of records with another value.
        var replaced: [String] = []
        /// Why the dataset cannot have the records; nil if it can.
        var refusal: String?
    }
}
