/// Resolves a conflict. Returning nil ends the synchronization with `AWSCognitoError.taskCanceled`; the conflict is
/// reported again next time.
///
/// - Parameters:
///   - datasetName: The dataset's name.
///   - conflict: The record on this device and the service's.
public typealias AWSCognitoRecordConflictHandler =
    @Sendable (_ datasetName: String, _ conflict: AWSCognitoConflict) async -> AWSCognitoResolvedConflict?

/// Decides what to do with the local copy of a dataset that was deleted at the service: true deletes it, false keeps it
/// and pushes it again.
///
/// - Parameter datasetName: The dataset's name.
public typealias AWSCognitoDatasetDeletedHandler = @Sendable (_ datasetName: String) async -> Bool

/// Called with the copies of a dataset that the linking of identities has created. The app merges the data that it
/// needs from them, then clears and synchronizes each copy; until then the handler is called again.
///
/// - Parameters:
///   - datasetName: The dataset's name.
///   - datasets: The names of the copies.
public typealias AWSCognitoDatasetMergedHandler = @Sendable (_ datasetName: String, _ datasets: [String]) async -> Void

/// How a dataset is synchronized.
struct DatasetSettings: Sendable {
    var conflictHandler: AWSCognitoRecordConflictHandler?
    var datasetDeletedHandler: AWSCognitoDatasetDeletedHandler?
    var datasetMergedHandler: AWSCognitoDatasetMergedHandler?
    var synchronizeRetries: UInt32 = 5
    var synchronizeOnWiFiOnly = false
}
