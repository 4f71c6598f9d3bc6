public import Foundation
import Kernel

/// A record of a dataset.
public struct AWSCognitoRecord: Hashable, Sendable {
    /// The key.
    public var recordId: String
    /// The value, or that the key was removed.
    public var data: AWSCognitoRecordValue
    /// When the record was changed, by the clock of the device that changed it.
    public var lastModified: Date
    /// The id of the device that changed the record: `LOCAL` for a change on this device before it was registered,
    /// `Unknown` if the service does not say.
    public var lastModifiedBy: String
    /// How many changes on this device are to be pushed.
    public var dirtyCount: Int64
    /// The sync count of the dataset when the service accepted the record; 0 if it has not accepted it yet.
    public var syncCount: Int64

    /// Whether a change on this device is to be pushed.
    public var isDirty: Bool { dirtyCount != 0 }

    /// Whether the key was removed.
    public func isDeleted() -> Bool { data == .deleted }

    /// Whether both have the same key and were changed by the same device at the same time; the values may differ.
    ///
    /// - Parameter other: Another record.
    public func isEqualMetadata(_ other: AWSCognitoRecord) -> Bool {
        recordId.hasSameBytes(as: other.recordId) && lastModified == other.lastModified
            && lastModifiedBy == other.lastModifiedBy && syncCount == other.syncCount
            && dirtyCount == other.dirtyCount
    }
}

extension AWSCognitoRecord {
    init(_ record: LocalRecord) {
        self.init(
            recordId: record.key, data: record.value.map(AWSCognitoRecordValue.string) ?? .deleted,
            lastModified: record.lastModified.date, lastModifiedBy: record.lastModifiedBy,
            dirtyCount: record.dirtyCount, syncCount: record.syncCount)
    }
}
