import Kernel
import Sync

extension AdminProtocol {
    /// A place in the order of a pool's records.
    package struct SyncPosition: Codable, Sendable {
        var identity: String
        var dataset: String
        var keyHash: String?
    }

    /// A record with the dataset that it belongs to.
    package struct SyncRecord: Codable, Sendable, Equatable {
        var identity: String
        var dataset: String
        /// The dataset of which it is a copy that a merge of identities has made.
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

    /// What an import has done with the records of a dataset, or would do.
    package struct SyncImportResult: Codable, Sendable {
        var added = 0
        var unchanged = 0
        /// The keys of records with another value.
        var replaced: [String] = []
        /// Why the dataset cannot have the records; nil if it can.
        var refusal: String?
    }
}
