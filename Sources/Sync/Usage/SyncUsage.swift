package import Kernel

/// The number and the size of an identity's datasets.
package struct IdentityUsage: Sendable, Equatable {
    /// How many datasets exist.
    package var datasets: Int
    /// The bytes of their keys and values.
    package var storage: Int
    /// When one of them was last written; nil if there is none.
    package var modifiedAt: Instant?
}

/// The number and the size of a pool's datasets.
package struct IdentityPoolUsage: Sendable, Equatable {
    /// The pool.
    package var pool: IdentityPoolID
    /// The bytes of all keys and values.
    package var storage: Int
    /// How many updates were accepted.
    package var sessions: Int
    /// When a dataset was last written or deleted; nil if none ever was.
    package var modifiedAt: Instant?
}
