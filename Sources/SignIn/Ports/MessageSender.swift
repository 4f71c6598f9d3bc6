/// Whoever carries messages out of the house.
///
/// `Delivery` has the real ones; a test hands in its own.
public protocol MessageSender: Sendable {
    /// Hands `message` over. Returns once the next station has taken responsibility for it.
    /// Throws `DeliveryError` where it has not.
    func deliver(_ message: Message) async throws(DeliveryError)
}

/// Why a message did not leave the house.
///
/// The text is for the log: it names no secret and no message text.
public enum DeliveryError: Error, Hashable, Sendable {
    /// Trying again cannot help: the address or the message is refused for good.
    case permanent(String)
    /// The same attempt may succeed later.
    case transient(String)
}
