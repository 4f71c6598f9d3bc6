package import Kernel

/// One of the secrets that authenticate an app client.
///
/// A client that has a secret may have a second one while its apps change from one to the other.
package struct ClientSecret: Sendable, Equatable {
    /// Identifies the secret among the client's; not secret itself.
    package var id: String
    package var sealed: [UInt8]
    package var createdAt: Instant

    package init(id: String, sealed: [UInt8], createdAt: Instant) {
        self.id = id
        self.sealed = sealed
        self.createdAt = createdAt
    }

    /// The secret that a client is created with. It has the client's id.
    package init(first sealed: [UInt8], of client: ClientID, createdAt: Instant) {
        self.init(id: client.rawValue, sealed: sealed, createdAt: createdAt)
    }

    /// The largest number of secrets of a client.
    package static let maxCount = 2
}
