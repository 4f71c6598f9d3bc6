package import Directory
package import Kernel

/// What an operator learns about messages to devices. It has nothing of users.
package struct PushReport: Sendable, Equatable {
    /// The pool.
    package var pool: IdentityPoolID
    /// The platform application.
    package var application: FunctionARN
    /// What has happened.
    package var event: Event
    /// Why.
    package var reason: String

    /// What can happen.
    package enum Event: Sendable, Equatable {
        /// The platform, or the application there, could not be reached. It is tried again.
        case unreachable
        /// The platform has refused a message several times, which is given up.
        case refused
    }
}
