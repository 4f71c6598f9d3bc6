import Foundation

/// A push message about a change of a dataset.
public struct AWSCognitoPushUpdate: Hashable, Sendable {
    /// The identity pool's id.
    public var identityPoolId: String
    /// The identity's id.
    public var identityId: String
    /// The dataset's name.
    public var datasetName: String
    /// The sync count of the dataset at the service.
    public var syncCount: Int64

    /// Reads a message as received from the platform; nil if it is not from Cognito Sync.
    ///
    /// - Parameter userInfo: The app delegate's argument. The members may be in a dictionary `data`, as on iOS.
    public init?(_ userInfo: [AnyHashable: Any]) {
        let members = userInfo["data"] as? [AnyHashable: Any] ?? userInfo
        guard members["source"] as? String == "cognito-sync", let pool = members["identityPoolId"] as? String,
            let identity = members["identityId"] as? String, let dataset = members["datasetName"] as? String,
            let count = members["syncCount"].flatMap(Self.number)
        else { return nil }
        (identityPoolId, identityId, datasetName, syncCount) = (pool, identity, dataset, count)
    }

    /// The number that a message has as a number or as a text.
    private static func number(_ value: Any) -> Int64? {
        switch value {
        case let number as Int64: number
        case let number as Int: Int64(number)
        case let number as NSNumber: number.int64Value
        case let text as String: Int64(text)
        default: nil
        }
    }
}

/// The result of handling a push message.
public enum AWSCognitoPushResult: Hashable, Sendable {
    /// The dataset is synchronized.
    case synchronized
    /// This device has the change already.
    case upToDate
    /// The message is for another identity, or not from Cognito Sync.
    case ignored
}
