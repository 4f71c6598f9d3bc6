package import Kernel

/// Why a message cannot be sent.
package enum DeliveryRefusal: Refusal, CaseIterable {
    /// The recipient's server refused the message permanently.
    case undeliverable

    package var kind: RefusalKind { .unavailable }
    /// The sentence, which does not name the destination.
    package var message: String { "The message could not be delivered to its destination." }
}
