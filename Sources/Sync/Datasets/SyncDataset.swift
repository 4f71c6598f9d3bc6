package import Kernel

/// The place of a dataset: a name of an identity (SYN-DAT-05).
package struct DatasetPlace: Hashable, Sendable {
    /// The pool of the identity.
    package var pool: IdentityPoolID
    /// The identity that the dataset belongs to.
    package var identity: IdentityID
    /// The dataset's name, in ASCII.
    package var name: String

    /// The place of the dataset called `name`.
    package init(_ name: String, of identity: IdentityID, in pool: IdentityPoolID) {
        (self.name, self.identity, self.pool) = (name, identity, pool)
    }
}

/// A dataset, or the remains of a deleted one.
package struct SyncDataset: Sendable, Equatable {
    package var place: DatasetPlace
    /// Counts the accepted updates, and a deletion. It never falls.
    package var syncCount: Int64 = 0
    /// How many records have a value.
    package var recordCount = 0
    /// How many removed records are remembered.
    package var removedCount = 0
    /// Removals up to this `syncCount` have been forgotten.
    package var forgottenCount: Int64 = 0
    /// The bytes of all keys and values.
    package var storage = 0
    /// The original of a copy that a merge of identities has made (SYN-MRG-02); nil for other datasets.
    package var root: String?
    /// Whether it is deleted.
    package var isDeleted = false
    /// The count of its last deletion; nil if it was never deleted.
    package var deletedCount: Int64?
    /// The device or caller that wrote last.
    package var modifiedBy: String
    /// When it was created.
    package var createdAt: Instant
    /// When it was last written.
    package var modifiedAt: Instant

    /// A new dataset.
    init(_ place: DatasetPlace, by author: String, at now: Instant) {
        (self.place, modifiedBy, createdAt, modifiedAt) = (place, author, now, now)
    }
}
