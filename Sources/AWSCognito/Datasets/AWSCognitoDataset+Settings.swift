import Kernel

extension AWSCognitoDataset {
    /// Resolves this dataset's conflicts; nil for the latest change. At first the client's.
    public var conflictHandler: AWSCognitoRecordConflictHandler? {
        get { settings.read(\.conflictHandler) }
        set { settings.change { $0.conflictHandler = newValue } }
    }

    /// Decides on the local copy if this dataset is deleted at the service; nil deletes it. At first the client's.
    public var datasetDeletedHandler: AWSCognitoDatasetDeletedHandler? {
        get { settings.read(\.datasetDeletedHandler) }
        set { settings.change { $0.datasetDeletedHandler = newValue } }
    }

    /// Called with merged copies of this dataset; nil ignores them. Initially the client's handler.
    public var datasetMergedHandler: AWSCognitoDatasetMergedHandler? {
        get { settings.read(\.datasetMergedHandler) }
        set { settings.change { $0.datasetMergedHandler = newValue } }
    }

    /// How often a synchronization starts over because another device was faster or the service was busy. Initially the
    /// client's value.
    public var synchronizeRetries: UInt32 {
        get { settings.read(\.synchronizeRetries) }
        set { settings.change { $0.synchronizeRetries = newValue } }
    }

    /// Whether this dataset is not synchronized over a cellular network. At first the client's.
    public var synchronizeOnWiFiOnly: Bool {
        get { settings.read(\.synchronizeOnWiFiOnly) }
        set { settings.change { $0.synchronizeOnWiFiOnly = newValue } }
    }
}
