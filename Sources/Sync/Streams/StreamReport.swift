package import Kernel

/// A report for the operator about a pool's stream. It contains no data of users.
package struct StreamReport: Sendable, Equatable {
    /// The pool.
    package var pool: IdentityPoolID
    /// The kind of event.
    package var event: Event
    /// Why.
    package var reason: String

    /// The kinds of events.
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
