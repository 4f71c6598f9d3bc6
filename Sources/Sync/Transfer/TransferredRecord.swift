package import Kernel

/// A record that leaves a pool, with the dataset that it belongs to.
package struct TransferredRecord: Sendable, Equatable {
    package var place: DatasetPlace
    /// The original of a copy that a merge of identities has made; nil for other datasets.
    package var copyOf: String?
    package var record: SyncRecord
}

/// A part of the records of a pool.
package struct TransferPage: Sendable {
    /// The records, ordered by identity, dataset and the hashes of their keys.
    package var records: [TransferredRecord] = []
    /// Where the next page begins; nil if this one is the last.
    package var next: TransferPosition?
}

/// A place in the order of a pool's records.
package struct TransferPosition: Sendable, Equatable {
    package var identity: IdentityID
    /// The last dataset that was read.
    package var dataset: String
    /// The hash of the last key that was read; nil if the dataset was read to its end.
    package var keyHash: String?

    package init(identity: IdentityID, dataset: String, keyHash: String?) {
        (self.identity, self.dataset, self.keyHash) = (identity, dataset, keyHash)
    }

    /// Before the first dataset of `identity`; nil for that of the pool, because the empty text sorts first.
    static func beginning(of identity: IdentityID?) -> TransferPosition {
        TransferPosition(identity: identity ?? IdentityID(rawValue: ""), dataset: "", keyHash: nil)
    }
}

/// Records for one dataset.
package struct TransferredDataset: Sendable {
    package var place: DatasetPlace
    /// The original, if this dataset is a copy; nil otherwise.
    package var copyOf: String?
    /// The records, with distinct keys. Their `syncCount` is ignored.
    package var records: [RecordChange]

    package init(_ place: DatasetPlace, copyOf: String?, records: [RecordChange]) {
        (self.place, self.copyOf, self.records) = (place, copyOf, records)
    }
}

/// The outcome of importing a dataset.
package struct ImportOutcome: Sendable, Equatable {
    /// How many records have no value yet.
    package var added = 0
    /// How many have the value of the import already.
    package var unchanged = 0
    /// The keys of records with another value.
    package var replaced: [String] = []
}
