public import Foundation
import Kernel

/// Keys for signing requests to services.
public struct AWSCredentials: Hashable, Sendable {
    private let secret: Secret<String>
    private let token: Secret<String>?

    /// The access key's id.
    public let accessKey: String
    /// When the keys expire; nil if they do not.
    public let expiration: Date?
    /// The secret access key.
    public var secretKey: String { secret.exposed }
    /// The session token of temporary keys.
    public var sessionKey: String? { token?.exposed }

    /// Makes credentials of keys.
    ///
    /// - Parameters:
    ///   - accessKey: The access key's id.
    ///   - secretKey: The secret access key.
    ///   - sessionKey: The session token, if the keys are temporary.
    ///   - expiration: When the keys expire.
    public init(accessKey: String, secretKey: String, sessionKey: String? = nil, expiration: Date? = nil) {
        self.accessKey = accessKey
        secret = Secret(secretKey)
        token = sessionKey.map(Secret.init)
        self.expiration = expiration
    }

    /// Keys that expire within this many seconds are fetched again.
    static let margin: Int64 = .minutes(10)

    /// Whether the keys of an identity pool need not be fetched again.
    func isFresh(at now: Instant) -> Bool {
        guard let expiration else { return false }
        return expiration > now.advanced(seconds: Self.margin).date
    }
}
