public import Foundation

/// The description of a dataset, without its records.
public struct AWSCognitoDatasetMetadata: Hashable, Sendable {
    /// The dataset's name.
    public var name: String
    /// The sync count of the dataset at the service after the last synchronization: 0 before the first one, -1 if it
    /// was cleared here and is still to be deleted at the service.
    public var lastSyncCount: Int64
    /// When the dataset was made.
    public var creationDate: Date
    /// The bytes of all keys and values, as the service counted them when it last listed the dataset.
    public var dataStorage: Int64
    /// The id of the device, or the name of the program, that changed the dataset last.
    public var lastModifiedBy: String
    /// When the dataset was changed last.
    public var lastModifiedDate: Date
    /// The number of records, as the service counted them when it last listed the dataset.
    public var numRecords: Int64

    /// Whether the dataset was cleared here and is still to be deleted at the service.
    public func isDeleted() -> Bool { lastSyncCount == -1 }
}
