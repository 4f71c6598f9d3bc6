/// Resolves a conflict. Returning nil ends the synchronizing with `AWSCognitoError.taskCanceled`; the conflict is
/// reported again next time.
///
/// - Parameters:
///   - datasetName: The dataset's name.
///   - conflict: The record on this device and the service's.
public typealias AWSCognitoRecordConflictHandler =
    @Sendable (_ datasetName: String, _ conflict: AWSCognitoConflict) async -> AWSCognitoResolvedConflict?

/// Decides what to do with the local copy of a dataset that was deleted at the service: true deletes it, false keeps
/// it, and it is pushed anew.
///
/// - Parameter datasetName: The dataset's name.
public typealias AWSCognitoDatasetDeletedHandler = @Sendable (_ datasetName: String) async -> Bool

/// Is told of copies that the linking of identities has left beside a dataset. The app takes from them what it wants,
/// then clears and synchronizes each; until then it is told again.
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
