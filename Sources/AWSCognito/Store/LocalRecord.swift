import Kernel

/// A record in the file.
struct LocalRecord: Sendable {
    var key: String
    /// Nil if the key was removed.
    var value: String?
    /// When it was changed, by the clock of the device that did.
    var lastModified: Instant
    var lastModifiedBy: String
    /// The sync count of the dataset when the service accepted the record; 0 if it has not accepted it yet.
    var syncCount: Int64
    /// How many changes are to be pushed.
    var dirtyCount: Int64
    /// The number of the change that is to be pushed; 0 if there is none.
    var change: Int64

    var isDirty: Bool { change != 0 }

    /// The bytes of key and value; 0 if the key was removed.
    var size: Int64 { value.map { Int64(key.utf8.count) + Int64($0.utf8.count) } ?? 0 }

    /// Whether the values have the same bytes, or neither record has one.
    func hasSameValue(as other: LocalRecord) -> Bool {
        switch (value, other.value) {
        case (nil, nil): true
        case (let one?, let other?): one.hasSameBytes(as: other)
        default: false
        }
    }
}
