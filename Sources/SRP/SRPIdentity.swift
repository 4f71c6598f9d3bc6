public import Kernel

/// Whose password it is: the two names that go into the verifier and into the proof.
///
/// For people these are the pool's name and the user's; for devices the device group's key and the device's
/// (spec B.9.2, B.9.4).
public struct SRPIdentity: Hashable, Sendable {
    /// The part of the pool's id behind the underscore, or a device group's key.
    public var space: String
    /// What clients receive as `USER_ID_FOR_SRP`, or a device's key.
    public var name: String

    /// The identity called `name` in `space`.
    public init(space: String, name: String) {
        self.space = space
        self.name = name
    }

    /// The user called `name` in `pool`.
    public init(pool: UserPoolID, name: String) { self.init(space: pool.shortName, name: name) }
}
