package import Kernel
import WireRuntime

/// The entry about a message that could not be delivered, as Cognito writes it.
package struct NotificationEntry: Sendable {
    let pool: UserPoolID
    let details: String
    let at: Instant

    /// The entry about one message.
    ///
    /// - Parameter details: A sentence without the message's text, its code and the address.
    package init(of pool: UserPoolID, details: String, at: Instant) {
        (self.pool, self.details, self.at) = (pool, details, at)
    }

    /// The JSON text.
    package var text: String {
        LogEntryText.text(of: "USER_NOTIFICATION", level: "ERROR", in: pool, at: at) { json in
            json.field("details", details)
        }
    }
}
