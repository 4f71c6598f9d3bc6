import Kernel
import Logging
import Wire
import WireModel

/// What is written down about each request: numbers for all, and a line in the log for what changes something or fails.
struct RequestLog: Sendable {
    let metrics: Metrics
    let log: Logger

    var hooks: Hooks { Hooks(finished: { self.write($0) }) }

    private func write(_ record: RequestRecord) {
        let status = record.error.map { $0.code.status(in: record.service) } ?? 200
        let kind: Metrics.StatusClass = status < 400 ? .ok : status < 500 ? .refused : .failed
        metrics.answered(record.operation, kind, after: record.duration)
        if let error = record.error, kind == .failed {
            log.error("request failed", metadata: entry(record, cause: error.cause.map { String(describing: $0) }))
        } else if let error = record.error, !record.isDeclared {
            log.warning("undeclared \(error.code.name(in: record.service))", metadata: entry(record))
        } else if log.logLevel <= .notice, Self.isRecorded(record.operation) {
            log.notice("audit", metadata: entry(record))
        }
    }

    /// Who did what to whom, from where, and how it ended (ADM-12). No name, contact, token or other input: a log is
    /// read by more people than the store.
    private func entry(_ record: RequestRecord, cause: String? = nil) -> Logger.Metadata {
        var fields: Logger.Metadata = [
            "requestId": "\(record.context.requestID)", "operation": "\(record.operation)",
            "remote": "\(record.context.remoteAddress)", "agent": "\(record.context.userAgent.prefix(200))",
            "outcome": "\(record.error?.code.name(in: record.service) ?? "ok")",
        ]
        if let administrator = record.context.administrator { fields["key"] = "\(administrator.accessKeyID)" }
        if let pool = record.subject.pool { fields["userPoolId"] = "\(pool)" }
        if let user = record.subject.user { fields["sub"] = "\(user)" }
        if let cause { fields["cause"] = "\(cause)" }
        return fields
    }

    /// Whether the operation changes something or lets somebody in. What only reads is counted, not recorded.
    static func isRecorded(_ operation: String) -> Bool {
        if operation == "GetTokensFromRefreshToken" { return true }
        return !["Get", "List", "Describe", "AdminGet", "AdminList", "Unknown"].contains { operation.hasPrefix($0) }
    }
}
