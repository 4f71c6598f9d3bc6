import Kernel
import Logging
import Wire
import WireModel

/// What is written down about each request: numbers for all, and a line in the log for what changes something or fails.
struct Books: Sendable {
    let metrics: Metrics
    let log: Logger

    var hooks: Hooks { Hooks(finished: { self.enter($0) }) }

    private func enter(_ outcome: Outcome) {
        let status = outcome.error.map { $0.code.status(in: outcome.service) } ?? 200
        let kind: Metrics.Outcome = status < 400 ? .ok : status < 500 ? .refused : .failed
        metrics.answered(outcome.operation, kind, after: outcome.duration)
        if let error = outcome.error, kind == .failed {
            log.error("request failed", metadata: entry(outcome, cause: error.cause.map { String(describing: $0) }))
        } else if let error = outcome.error, !outcome.isDeclared {
            log.warning("undeclared \(error.code.name(in: outcome.service))", metadata: entry(outcome))
        } else if log.logLevel <= .notice, Self.isRecorded(outcome.operation) {
            log.notice("audit", metadata: entry(outcome))
        }
    }

    /// Who did what to whom, from where, and how it ended (ADM-12). No name, contact, token or other input: a log is
    /// read by more people than the store.
    private func entry(_ outcome: Outcome, cause: String? = nil) -> Logger.Metadata {
        var fields: Logger.Metadata = [
            "requestId": "\(outcome.visit.requestID)", "operation": "\(outcome.operation)",
            "remote": "\(outcome.visit.remoteAddress)", "agent": "\(outcome.visit.userAgent.prefix(200))",
            "outcome": "\(outcome.error?.code.name(in: outcome.service) ?? "ok")",
        ]
        if let administrator = outcome.visit.administrator { fields["key"] = "\(administrator.accessKeyID)" }
        if let pool = outcome.marks.pool { fields["userPoolId"] = "\(pool)" }
        if let user = outcome.marks.user { fields["sub"] = "\(user)" }
        if let cause { fields["cause"] = "\(cause)" }
        return fields
    }

    /// Whether the operation changes something or lets somebody in. What only reads is counted, not recorded.
    static func isRecorded(_ operation: String) -> Bool {
        if operation == "GetTokensFromRefreshToken" { return true }
        return !["Get", "List", "Describe", "AdminGet", "AdminList", "Unknown"].contains { operation.hasPrefix($0) }
    }
}
