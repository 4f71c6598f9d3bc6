/// Sends messages of one channel.
///
/// `Delivery` has the implementations; tests use their own.
package protocol MessageSender: Sendable {
    /// Sends `message`. Returns when the next server has accepted responsibility for it.
    ///
    /// - Throws: `DeliveryError` if it has not.
    func deliver(_ message: Message) async throws(DeliveryError)
}

/// Why a message was not sent.
///
/// The text is for the log: it contains no secret and no message text.
package enum DeliveryError: Error, Hashable, Sendable {
    /// The address or the message is permanently refused; a retry cannot help.
    case permanent(String)
    /// A retry may succeed later.
    case transient(String)

    /// The text, of either case.
    package var reason: String {
        switch self {
        case .permanent(let reason), .transient(let reason): reason
        }
    }
}
