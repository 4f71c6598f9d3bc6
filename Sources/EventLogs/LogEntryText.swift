import Kernel
import WireRuntime

/// The JSON of log entries as Cognito writes them.
enum LogEntryText {
    /// An entry with the members that all entries share.
    ///
    /// - Parameters:
    ///   - source: The value of `eventSource`.
    ///   - message: Writes the members of `message`.
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
