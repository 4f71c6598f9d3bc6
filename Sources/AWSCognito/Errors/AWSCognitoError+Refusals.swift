import AWSMobileClient
import Foundation
import WireClient
import WireRuntime

extension AWSCognitoError {
    /// The error of a call of the service, as apps get it.
    static func refusal(_ error: any Error) -> any Error {
        guard let response = error as? ServiceResponseError else { return error }
        let message = "\(response.type): \(response.message)"
        return response.code == .limitExceeded
            ? Self.userDataSizeLimitExceeded(message: message) : Self.remoteDataStorageFailed(message: message)
    }

    /// Converts the error of a credentials provider for apps. An error of the network stays unchanged, because another
    /// try may succeed.
    static func missingCredentials(_ error: any Error) -> any Error {
        switch error {
        case is URLError, is CancellationError, is AWSCognitoError: error
        case let error as AWSMobileClientError: Self.authenticationFailed(message: error.message)
        default: Self.authenticationFailed(message: "\(error)")
        }
    }

    static let noIdentity = authenticationFailed(message: "The credentials provider has no identity.")
    static let noSessionToken = remoteDataStorageFailed(message: "The service sent no sync session token.")
    static let endlessPages = remoteDataStorageFailed(message: "The service's list has no end.")
    static let unresolvedConflict = taskCanceled(message: "The conflict handler resolved no conflict.")
    static let cellularNetwork = wiFiNotAvailable(message: "The only network is a cellular one.")
    static let noDevice = deviceNotRegistered(message: "Register the device before it subscribes to datasets.")
    static let anotherCallWaits = syncAlreadyPending(message: "Another call waits to synchronize this dataset.")
    static let waitedTooLong = timedOutWaitingForInFlightSync(
        message: "The dataset is still being synchronized by an earlier call.")
    static let outrun = conflictRetriesExhausted(message: "Another device has changed the dataset each time.")
}
