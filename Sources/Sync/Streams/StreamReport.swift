package import Kernel

/// A report for the operator about a pool's stream. It contains no data of users.
package struct StreamReport: Sendable, Equatable {
    package var pool: IdentityPoolID
    package var event: Event
    /// The cause.
    package var reason: String

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
