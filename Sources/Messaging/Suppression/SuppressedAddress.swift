package import Kernel

/// Why an address gets no more e-mail, and since when.
package struct SuppressedAddress: Hashable, Sendable {
    /// Why the address is suppressed.
    package enum Cause: String, CaseIterable, Sendable {
        /// Mail to the address was returned permanently: there is no such mailbox.
        case bounce
        /// The recipient has reported a message as unwanted.
        case complaint
        /// The operator has suppressed the address.
        case byOperator = "operator"
    }

    package let cause: Cause
    package let at: Instant

    package init(_ cause: Cause, at: Instant) { (self.cause, self.at) = (cause, at) }

    /// The reason of a message that is not sent.
    package var reason: String {
        let since = CivilTime(at).timestamp
        return switch cause {
        case .bounce: "the address gets no e-mail: mail to it came back (\(since))"
        case .complaint: "the address gets no e-mail: its owner has complained of one (\(since))"
        case .byOperator: "the address gets no e-mail: the operator has suppressed it (\(since))"
        }
    }
}
