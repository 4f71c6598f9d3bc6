package import Kernel

/// The two names that are hashed into the verifier and the proof.
///
/// For users they are the pool's name and the username; for devices the device group key and the device key.
package struct SRPIdentity: Hashable, Sendable {
    /// The part of the pool id after the underscore, or a device group key.
    package var space: String
    /// The name that clients receive as `USER_ID_FOR_SRP`, or a device key.
    package var name: String

    /// The identity called `name` in `space`.
    package init(space: String, name: String) {
        self.space = space
        self.name = name
    }

    /// The user called `name` in `pool`.
    package init(pool: UserPoolID, name: String) { self.init(space: pool.shortName, name: name) }
}
