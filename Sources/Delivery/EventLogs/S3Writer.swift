import Directory
package import EventLogs
package import Kernel
import Outbound
import SigV4

/// Writes entries by the API of S3: one object for each batch, with one line for each entry, under the pool and the
/// day.
package final class S3Writer: LogWriter {
    private let endpoint: AWSEndpoint
    private let account: String
    private let world: World
    private let caller = HTTPCaller(workers: 1)

    /// - Parameter account: The account in the names of objects.
    package init(_ endpoint: AWSEndpoint, account: String, world: World) {
        (self.endpoint, self.account, self.world) = (endpoint, account, world)
    }

    package func write(_ records: [LogRecord], of queue: LogQueue) async throws(LogWritingError) {
        guard let first = records.first, let bucket = queue.destination.name else { return }
        let time = CivilTime(first.createdAt).basicTimestamp
        let day = [time.prefix(4), time.dropFirst(4).prefix(2), time.dropFirst(6).prefix(2)].joined(separator: "/")
        // Named after the first entry, so that a batch that is written again replaces its object.
        let path =
            "/\(bucket)/AWSLogs/\(account)/cognito-idp/\(queue.pool.region)/\(queue.pool)/\(day)/"
            + "\(time)-\(first.id).jsonl"
        let body = records.flatMap { Array(($0.entry + "\n").utf8) }
        let response = try await caller.response(
            to: endpoint.call(
                "PUT", path: path, of: "s3",
                headers: [
                    ("content-type", "application/x-ndjson"),
                    ("x-amz-content-sha256", CanonicalRequest.payloadHash(body)),
                ], body: body, at: world.now()))
        guard response.status == 200 else { throw .failed(response) }
    }
}
