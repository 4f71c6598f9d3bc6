import Directory
package import EventLogs
package import Kernel
import Outbound
import WireRuntime

/// Writes entries by the API of CloudWatch Logs, to a stream named after the pool.
package final class CloudWatchLogsWriter: LogWriter {
    private let endpoint: AWSEndpoint
    private let world: World
    private let caller = HTTPCaller(workers: 1)

    package init(_ endpoint: AWSEndpoint, world: World) { (self.endpoint, self.world) = (endpoint, world) }

    /// Creates the stream if it does not exist. The group must exist, as in AWS.
    package func write(_ records: [LogRecord], of queue: LogQueue) async throws(LogWritingError) {
        let first = try await send("PutLogEvents", to: queue, records: records)
        guard first.status != 200 else { return }
        guard AWSErrorCode.of(first) == "ResourceNotFoundException" else { throw .failed(first) }
        let made = try await send("CreateLogStream", to: queue)
        guard made.status == 200 || AWSErrorCode.of(made) == "ResourceAlreadyExistsException" else {
            throw .failed(made)
        }
        let second = try await send("PutLogEvents", to: queue, records: records)
        guard second.status == 200 else { throw .failed(second) }
    }

    private func send(
        _ operation: String, to queue: LogQueue, records: [LogRecord]? = nil
    ) async throws(LogWritingError) -> HTTPCallResponse {
        var json = JSONWriter()
        json.beginObject()
        json.field("logGroupName", queue.destination.name)
        json.field("logStreamName", queue.pool.rawValue)
        if let records {
            json.name("logEvents")
            json.beginArray()
            for record in records {
                json.beginObject()
                json.field("timestamp", record.createdAt.microseconds / 1000)
                json.field("message", record.entry)
                json.endObject()
            }
            json.endArray()
        }
        json.endObject()
        return try await caller.answer(
            to: endpoint.call(
                "Logs_20140328.\(operation)", of: "logs", in: queue.destination.region, json: json.bytes,
                at: world.now()))
    }
}
