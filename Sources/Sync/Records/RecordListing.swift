package import Kernel

/// The changes of a dataset since its caller last asked (SYN-OVR-04).
package struct RecordListing: Sendable {
    /// The records written since, in the order of writing.
    package var records: Page<SyncRecord>
    /// The dataset, deleted or not; nil if there never was one.
    package var dataset: SyncDataset?
    /// True if the caller must start over: the dataset was deleted after the caller's `syncCount` (SYN-DEL-01), or
    /// later removals are already forgotten.
    package var isDeletedSince: Bool
    /// The names of its copies that merges of identities have made (SYN-MRG-01).
    package var copies: [String]
    /// The session token for the caller's next write.
    package var session: String
}
