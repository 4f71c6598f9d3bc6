import Audit
import Kernel
import Outbound

/// An HTTP receiver: a `POST` of lines of JSON.
struct AuditHook: AuditReceiver {
    private let url: String
    private let token: Secret<String>?
    private let caller = HTTPCaller(workers: 1)

    /// - Parameter token: The bearer token of each request.
    init(_ url: String, token: Secret<String>?) { (self.url, self.token) = (url, token) }

    func take(_ records: [[UInt8]]) async throws(AuditReceiverError) {
        var headers = [("Content-Type", "application/x-ndjson")]
        if let token { headers.append(("Authorization", "Bearer \(token.exposed)")) }
        let body = records.flatMap { $0 + [UInt8(ascii: "\n")] }
        let response: HTTPCallResponse
        do throws(HTTPCallError) {
            response = try await caller.send(HTTPCall("POST", url: url, headers: headers, body: body))
        } catch { throw AuditReceiverError(error.reason) }
        guard (200..<300).contains(response.status) else {
            throw AuditReceiverError("it responds with the status \(response.status)")
        }
    }

    func finish() async { await caller.close() }
}
