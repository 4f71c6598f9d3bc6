/// A key that was changed on this device and at the service since the last synchronizing, to different values.
///
/// A conflict handler returns one of the three resolutions.
public struct AWSCognitoConflict: Hashable, Sendable {
    /// The record on this device.
    public let localRecord: AWSCognitoRecord
    /// The service's record.
    public let remoteRecord: AWSCognitoRecord

    /// Keeps this device's record, and pushes it.
    public func resolveWithLocalRecord() -> AWSCognitoResolvedConflict { .local }

    /// Takes the service's record, and drops the change on this device.
    public func resolveWithRemoteRecord() -> AWSCognitoResolvedConflict { .remote }

    /// Replaces both values with another one, and pushes it.
    ///
    /// - Parameter value: The value; nil to remove the key.
    public func resolveWithValue(_ value: String?) -> AWSCognitoResolvedConflict { .value(value) }
}

/// How a conflict is resolved; made by `AWSCognitoConflict`.
public struct AWSCognitoResolvedConflict: Hashable, Sendable {
    enum Choice: Hashable, Sendable {
        case local, remote
        case value(String?)
    }

    let choice: Choice

    static let local = Self(choice: .local)
    static let remote = Self(choice: .remote)
    static func value(_ value: String?) -> Self { Self(choice: .value(value)) }
}
