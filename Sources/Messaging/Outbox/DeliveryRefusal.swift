public import Kernel

/// Why a message cannot be sent.
public enum DeliveryRefusal: Refusal, CaseIterable {
    /// The recipient's server refused the message permanently.
    case undeliverable

    /// The kind of the case.
    public var kind: RefusalKind { .unavailable }
    /// It does not name the destination.
    public var message: String { "The message could not be delivered to its destination." }
}
