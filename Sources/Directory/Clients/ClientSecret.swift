public import Kernel

/// One of the secrets by which an app client proves itself.
///
/// A client that has a secret may have a second one for the time in which its apps change from one to the other.
public struct ClientSecret: Sendable, Equatable {
    /// Names the secret among the client's; not secret.
    public var id: String
    /// The secret, sealed for the client.
    public var sealed: [UInt8]
    /// When the client got it.
    public var createdAt: Instant

    /// A secret's record.
    public init(id: String, sealed: [UInt8], createdAt: Instant) {
        self.id = id
        self.sealed = sealed
        self.createdAt = createdAt
    }

    /// The secret that a client is created with. It has the client's id.
    public init(first sealed: [UInt8], of client: ClientID, createdAt: Instant) {
        self.init(id: client.rawValue, sealed: sealed, createdAt: createdAt)
    }

    /// The most secrets of a client.
    public static let most = 2
}
