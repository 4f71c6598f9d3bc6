/// An identity of the identity pool.
public struct SyncIdentity: Hashable, Sendable {
    /// The identity's id.
    public var id: String
    /// Whether it is a guest's. What a guest has stored on this device follows to the user who signs in next; what a
    /// user has stored stays the user's.
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
