import Kernel

extension AWSCognito {
    /// Resolves conflicts of the datasets that are opened from now on; nil for the latest change.
    ///
    /// This and the other settings are copied into a dataset when it is opened.
    public var conflictHandler: AWSCognitoRecordConflictHandler? {
        get { context.settings.read(\.conflictHandler) }
        set { context.settings.change { $0.conflictHandler = newValue } }
    }

    /// Decides about local copies of deleted datasets, for datasets that are opened from now on; nil deletes the
    /// copies.
    public var datasetDeletedHandler: AWSCognitoDatasetDeletedHandler? {
        get { context.settings.read(\.datasetDeletedHandler) }
        set { context.settings.change { $0.datasetDeletedHandler = newValue } }
    }

    /// Called with merged copies, for datasets that are opened from now on; nil ignores the copies, but they are
    /// included in the service's limit of 20 datasets.
    public var datasetMergedHandler: AWSCognitoDatasetMergedHandler? {
        get { context.settings.read(\.datasetMergedHandler) }
        set { context.settings.change { $0.datasetMergedHandler = newValue } }
    }

    /// How often a synchronization starts over because another device was faster or the service was busy; 5 by default.
    public var synchronizeRetries: UInt32 {
        get { context.settings.read(\.synchronizeRetries) }
        set { context.settings.change { $0.synchronizeRetries = newValue } }
    }

    /// Whether datasets that are opened from now on are not synchronized over a cellular network; false by default.
    public var synchronizeOnWiFiOnly: Bool {
        get { context.settings.read(\.synchronizeOnWiFiOnly) }
        set { context.settings.change { $0.synchronizeOnWiFiOnly = newValue } }
    }

    /// The default of `conflictHandler`: the later change wins, and the service's record if both are as late.
    public class func defaultConflictHandler() -> AWSCognitoRecordConflictHandler {
        { _, conflict in
            conflict.localRecord.lastModified > conflict.remoteRecord.lastModified
                ? conflict.resolveWithLocalRecord() : conflict.resolveWithRemoteRecord()
        }
    }
}
