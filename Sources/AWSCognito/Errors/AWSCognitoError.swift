/// An error of a dataset. Each case has a message.
///
/// Errors of the network are thrown unchanged, as `URLError`, and so is `CancellationError`.
public enum AWSCognitoError: Error, Hashable, Sendable {
    /// An error that has no case of its own.
    case unknown(message: String)
    /// The service refused a request, or its response is incomplete. The message begins with the service's name of the
    /// error, such as `NotAuthorizedException`, if it sent one.
    case remoteDataStorageFailed(message: String)
    /// A value is too long.
    case invalidDataValue(message: String)
    /// The dataset would be larger than 1 MB or have more than 1,024 records, or the service refuses it for such a
    /// limit.
    case userDataSizeLimitExceeded(message: String)
    /// The file on this device cannot be read or written. Nothing has changed.
    case localDataStorageFailed(message: String)
    /// A name or a key is empty, too long or malformed.
    case illegalArgument(message: String)
    /// The credentials or the identity are missing.
    case authenticationFailed(message: String)
    /// The conflict handler returned nil. The conflict is reported again next time.
    case taskCanceled(message: String)
    /// Another device was faster each time, after as many tries as `synchronizeRetries` allows.
    case conflictRetriesExhausted(message: String)
    /// The network is a cellular one, and `synchronizeOnWiFiOnly` is set.
    case wiFiNotAvailable(message: String)
    /// Subscriptions need a device: `registerDevice`.
    case deviceNotRegistered(message: String)
    /// The dataset is being synchronized, and a second call waits already.
    case syncAlreadyPending(message: String)
    /// The call has waited for 300 seconds while the dataset was being synchronized.
    case timedOutWaitingForInFlightSync(message: String)
}
