import Directory
package import EventLogs
package import Kernel
import Outbound
import WireRuntime

/// Posts entries to an HTTP receiver: `{"destination": ARN, "userPoolId": ID, "entries": […]}`.
package final class LogHookWriter: LogWriter {
    private let url: String
    private let token: Secret<String>?
    private let caller = HTTPCaller(workers: 1)

    /// - Parameter token: The bearer token of each request.
    /// - Throws: `DeliverySettingError`.
    package init(_ url: String, token: Secret<String>?) throws(DeliverySettingError) {
        _ = try ServiceURL(url)
        try ServiceURL.check(token)
        (self.url, self.token) = (url, token)
    }

    package func write(_ records: [LogRecord], of queue: LogQueue) async throws(LogWritingError) {
        var json = JSONWriter()
        json.beginObject()
        json.field("destination", queue.destination.arn)
        json.field("userPoolId", queue.pool.rawValue)
        json.endObject()
        // The entries are JSON already.
        let entries = records.map(\.entry).joined(separator: ",")
        let body = json.bytes.dropLast() + Array(",\"entries\":[\(entries)]}".utf8)
        var headers = [("Content-Type", "application/json")]
        if let token { headers.append(("Authorization", "Bearer \(token.exposed)")) }
        let response = try await caller.response(to: HTTPCall("POST", url: url, headers: headers, body: Array(body)))
        guard (200..<300).contains(response.status) else { throw .failed(response) }
    }
}
