/// An identity of the identity pool.
public struct SyncIdentity: Hashable, Sendable {
    /// The identity's id.
    public var id: String
    /// Whether it is a guest's. A guest's data on this device are handed on to the user who signs in next; a user's
    /// data stay the user's.
    public var isGuest: Bool

    /// Describes an identity.
    ///
    /// - Parameters:
    ///   - id: The identity's id.
    ///   - isGuest: Whether it is a guest's.
    public init(id: String, isGuest: Bool) {
        self.id = id
        self.isGuest = isGuest
    }
}
