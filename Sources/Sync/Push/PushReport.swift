package import Directory
package import Kernel

/// A report for the operator about messages to devices. It contains no data of users.
package struct PushReport: Sendable, Equatable {
    package var pool: IdentityPoolID
    package var application: FunctionARN
    package var event: Event
    /// The cause.
    package var reason: String

    package enum Event: Sendable, Equatable {
        /// The platform, or the application there, could not be reached. It is tried again.
        case unreachable
        /// The platform has refused a message several times, which is given up.
        case refused
    }
}
