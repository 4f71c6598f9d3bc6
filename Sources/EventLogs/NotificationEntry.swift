package import Kernel
import WireRuntime

/// The entry about a message that could not be delivered, as Cognito writes it.
package struct NotificationEntry: Sendable {
    let pool: UserPoolID
    let details: String
    let at: Instant

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

/// The members that all entries share.
enum LogEntryText {
    static func text(
        of source: String, level: String, in pool: UserPoolID, at now: Instant, message: (inout JSONWriter) -> Void
    ) -> String {
        var json = JSONWriter()
        json.beginObject()
        json.field("eventTimestamp", String(now.microseconds / 1000))
        json.field("eventSource", source)
        json.field("logLevel", level)
        json.name("message")
        json.beginObject()
        message(&json)
        json.endObject()
        json.name("logSourceId")
        json.beginObject()
        json.field("userPoolId", pool.rawValue)
        json.endObject()
        json.endObject()
        return String(decoding: json.bytes, as: UTF8.self)
    }
}
