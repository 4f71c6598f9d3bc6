/// A step of a synchronizing, or a change that it made.
public enum AWSCognitoEvent: Sendable {
    /// The synchronizing of a dataset begins.
    case didStartSynchronize(dataset: String)
    /// The synchronizing of a dataset has ended, with or without an error.
    case didEndSynchronize(dataset: String)
    /// The synchronizing of a dataset has failed; `didEndSynchronize` follows.
    case didFailToSynchronize(dataset: String, error: any Error)
    /// Changes on this device have reached the service.
    case didChangeRemoteValue(dataset: String, keys: [String])
    /// Changes at the service have reached this device.
    case didChangeLocalValueFromRemote(dataset: String, keys: [String])

    /// The dataset's name.
    public var dataset: String {
        switch self {
        case .didStartSynchronize(let dataset), .didEndSynchronize(let dataset), .didFailToSynchronize(let dataset, _),
            .didChangeRemoteValue(let dataset, _), .didChangeLocalValueFromRemote(let dataset, _):
            dataset
        }
    }
}
