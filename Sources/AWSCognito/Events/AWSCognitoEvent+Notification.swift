public import Foundation

extension Notification.Name {
    /// The synchronizing of a dataset begins. `userInfo` has `dataset`, the name.
    ///
    /// All five notifications are posted on a background queue, in the order of the events.
    public static let awsCognitoDidStartSynchronize = Notification.Name("AWSCognitoDidStartSynchronizeNotification")
    /// The synchronizing of a dataset has ended, with or without an error. `userInfo` has `dataset`.
    public static let awsCognitoDidEndSynchronize = Notification.Name("AWSCognitoDidEndSynchronizeNotification")
    /// The synchronizing of a dataset has failed. `userInfo` has `dataset` and `error`.
    public static let awsCognitoDidFailToSynchronize = Notification.Name("AWSCognitoDidFailToSynchronizeNotification")
    /// Changes on this device have reached the service. `userInfo` has `dataset`, and `keys`, a `[String]`.
    public static let awsCognitoDidChangeRemoteValue = Notification.Name("AWSCognitoDidChangeRemoteValueNotification")
    /// Changes at the service have reached this device. `userInfo` has `dataset`, and `keys`, a `[String]`.
    public static let awsCognitoDidChangeLocalValueFromRemote = Notification.Name(
        "AWSCognitoDidChangeLocalValueFromRemoteNotification")
}

extension AWSCognitoEvent {
    /// The name of the event's notification.
    var name: Notification.Name {
        switch self {
        case .didStartSynchronize: .awsCognitoDidStartSynchronize
        case .didEndSynchronize: .awsCognitoDidEndSynchronize
        case .didFailToSynchronize: .awsCognitoDidFailToSynchronize
        case .didChangeRemoteValue: .awsCognitoDidChangeRemoteValue
        case .didChangeLocalValueFromRemote: .awsCognitoDidChangeLocalValueFromRemote
        }
    }

    /// The `userInfo` of the event's notification.
    var userInfo: [String: Any] {
        switch self {
        case .didStartSynchronize(let dataset), .didEndSynchronize(let dataset): ["dataset": dataset]
        case .didFailToSynchronize(let dataset, let error): ["dataset": dataset, "error": error]
        case .didChangeRemoteValue(let dataset, let keys), .didChangeLocalValueFromRemote(let dataset, let keys):
            ["dataset": dataset, "keys": keys]
        }
    }
}
