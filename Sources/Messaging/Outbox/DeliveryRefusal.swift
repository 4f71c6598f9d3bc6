package import Kernel

/// Why a message cannot be sent.
package enum DeliveryRefusal: Refusal, CaseIterable {
    /// The recipient's server refused the message permanently.
    case undeliverable

    /// The kind of the case.
    package var kind: RefusalKind { .unavailable }
    /// It does not name the destination.
    package var message: String { "The message could not be delivered to its destination." }
}
