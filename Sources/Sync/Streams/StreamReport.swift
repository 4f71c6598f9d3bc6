package import Kernel

/// What an operator learns about a pool's stream. It has nothing of users.
package struct StreamReport: Sendable, Equatable {
    /// The pool.
    package var pool: IdentityPoolID
    /// What has happened.
    package var event: Event
    /// Why.
    package var reason: String

    /// What can happen.
    package enum Event: Sendable, Equatable {
        /// The stream, or its target, could not be reached. It is tried again.
        case unreachable
        /// The target has refused a record. It is tried again.
        case refused
        /// Streaming was disabled, until an administrator enables it again (STR-FAIL-02).
        case disabled
        /// Contents were deleted before their URLs have expired.
        case contentsDiscarded
    }
}
