import Directory
package import EventLogs
package import Kernel
import Outbound
import WireRuntime

/// Writes entries by the API of CloudWatch Logs, to the stream that the destination names, or to one named after the
/// pool.
package final class CloudWatchLogsWriter: LogWriter {
    private let endpoint: AWSEndpoint
    private let world: World
    private let caller = HTTPCaller(workers: 1)

    package init(_ endpoint: AWSEndpoint, world: World) { (self.endpoint, self.world) = (endpoint, world) }

    /// The limits of a request: the events, and the bytes, to which each event adds 26.
    private static let (maxEvents, maxBytes, eventBytes) = (10_000, 1_000_000, 26)

    /// Creates the stream if it does not exist. A group that an operator has named must exist, as in AWS; that of a
    /// named stream is created.
    package func write(_ records: [LogRecord], of queue: LogQueue) async throws(LogWritingError) {
        var rest = Self.events(of: records)[...]
        while !rest.isEmpty {
            var bytes = 0
            let part = rest.prefix(Self.maxEvents).prefix { event in
                bytes += event.message.utf8.count + Self.eventBytes
                return bytes <= Self.maxBytes
            }
            let events = part.isEmpty ? rest.prefix(1) : part
            try await put(events, to: queue)
            rest = rest.dropFirst(events.count)
        }
    }

    private struct Event {
        let message: String
        let at: Instant
    }

    /// Each line of a record is an event.
    private static func events(of records: [LogRecord]) -> [Event] {
        records.flatMap { record in
            record.entry.utf8.split(separator: UInt8(ascii: "\n")).map {
                Event(message: String(Substring($0)), at: record.createdAt)
            }
        }
    }

    private func put(_ events: ArraySlice<Event>, to queue: LogQueue) async throws(LogWritingError) {
        let first = try await send("PutLogEvents", to: queue, events: events)
        guard first.status != 200 else { return }
        guard AWSErrorCode.of(first) == "ResourceNotFoundException" else { throw .failed(first) }
        var created = try await send("CreateLogStream", to: queue)
        if queue.destination.logStream != nil, AWSErrorCode.of(created) == "ResourceNotFoundException" {
            let group = try await send("CreateLogGroup", to: queue)
            guard Self.hasCreated(group) else { throw .failed(group) }
            created = try await send("CreateLogStream", to: queue)
        }
        guard Self.hasCreated(created) else { throw .failed(created) }
        let second = try await send("PutLogEvents", to: queue, events: events)
        guard second.status == 200 else { throw .failed(second) }
    }

    /// Whether the stream or the group exists after a request to create it.
    private static func hasCreated(_ response: HTTPCallResponse) -> Bool {
        response.status == 200 || AWSErrorCode.of(response) == "ResourceAlreadyExistsException"
    }

    private func send(
        _ operation: String, to queue: LogQueue, events: ArraySlice<Event>? = nil
    ) async throws(LogWritingError) -> HTTPCallResponse {
        var json = JSONWriter()
        json.beginObject()
        json.field("logGroupName", queue.destination.name)
        if operation != "CreateLogGroup" {
            json.field("logStreamName", queue.destination.logStream ?? queue.pool.rawValue)
        }
        if let events {
            json.name("logEvents")
            json.beginArray()
            for event in events {
                json.beginObject()
                json.field("timestamp", event.at.microseconds / 1000)
                json.field("message", event.message)
                json.endObject()
            }
            json.endArray()
        }
        json.endObject()
        return try await caller.response(
            to: endpoint.call(
                "Logs_20140328.\(operation)", of: "logs", in: queue.destination.region, json: json.bytes,
                at: world.now()))
    }
}
