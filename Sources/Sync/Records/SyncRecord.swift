import Cryptography
package import Kernel

/// A record of a dataset: a text under a key (SYN-DAT-09).
package struct SyncRecord: Sendable, Equatable {
    /// The key; compared by bytes.
    package var key: String
    /// The text; nil if the record is removed.
    package var value: String?
    /// The count of the update that wrote it.
    package var syncCount: Int64
    /// The device or caller that wrote it.
    package var modifiedBy: String
    /// When it was written.
    package var modifiedAt: Instant
    /// When its user changed it, according to the device.
    package var deviceModifiedAt: Instant?

    /// Its share of the dataset's size, in bytes.
    var storage: Int { value.map { key.utf8.count + $0.utf8.count } ?? 0 }
}

/// A caller's change of one record (SYN-DAT-08).
package struct RecordChange: Sendable, Equatable {
    /// The key.
    package var key: String
    /// The new text; nil removes the record.
    package var value: String?
    /// The last `syncCount` of the record that the caller has seen; 0 for a new one.
    package var syncCount: Int64
    /// When its user changed it, according to the device.
    package var deviceModifiedAt: Instant?

    package init(_ key: String, value: String?, syncCount: Int64, deviceModifiedAt: Instant? = nil) {
        (self.key, self.value, self.syncCount) = (key, value, syncCount)
        self.deviceModifiedAt = deviceModifiedAt
    }
}

/// The hash of a record's key. It replaces the key in indexes and comparisons.
struct KeyHash: Hashable, Comparable, Sendable {
    /// 64 hexadecimal digits.
    let text: String

    init(_ key: String) throws { text = Hex.encode(try DigestAlgorithm.sha256.digest(of: Array(key.utf8))) }

    static func < (one: Self, other: Self) -> Bool { one.text < other.text }
}
