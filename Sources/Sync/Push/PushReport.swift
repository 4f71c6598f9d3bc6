package import Directory
package import Kernel

/// A report for the operator about messages to devices. It contains no data of users.
package struct PushReport: Sendable, Equatable {
    /// The pool.
    package var pool: IdentityPoolID
    /// The platform application.
    package var application: FunctionARN
    /// The kind of event.
    package var event: Event
    /// Why.
    package var reason: String

    /// The kinds of events.
    package enum Event: Sendable, Equatable {
        /// The platform, or the application there, could not be reached. It is tried again.
        case unreachable
        /// The platform has refused a message several times, which is given up.
        case refused
    }
}
