package import Kernel

/// What a caller learns of a dataset since it last asked (SYN-OVR-04).
package struct RecordListing: Sendable {
    /// The records that were written since, in the order in which they were written.
    package var records: Page<SyncRecord>
    /// The dataset, deleted or not; nil if there never was one.
    package var dataset: SyncDataset?
    /// Whether it was deleted after the count that the caller knows (SYN-DEL-01), or removals since are forgotten: the
    /// caller begins anew.
    package var isDeletedSince: Bool
    /// The names of its copies that merges of identities have made (SYN-MRG-01).
    package var copies: [String]
    /// What the caller shows when it writes.
    package var session: String
}
