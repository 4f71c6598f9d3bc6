import Console
import Kernel
import Logging
import Wire
import WireRuntime

/// Records each request in the metrics, and in the audit log and the log if it changes something. The log also has
/// failed requests.
struct RequestLog: Sendable {
    let metrics: Metrics
    let log: Logger
    /// Writes the audit records; nil if there are none.
    var recorder: AuditRecorder?
    /// Receives a line for the developer.
    typealias Developer = @Sendable (String) -> Void
    /// Called for each refusal; nil outside of development.
    var developer: Developer?
    /// Counts for charts.
    var totals: HourlyTotals?

    var frame: RequestFrame {
        RequestFrame(
            recordsSpans: log.logLevel <= .debug, begin: { try recorder?.admit($0, of: $1) },
            finished: { self.write($0) })
    }

    private func write(_ record: RequestRecord) {
        let kind: Metrics.StatusClass = record.status < 400 ? .ok : record.status < 500 ? .refused : .failed
        metrics.responded(record.operation, status: kind, after: record.duration)
        recorder?.record(record)
        count(record, as: kind)
        if let risk = record.subject.risk { metrics.found(risk) }
        totals?.count(record)
        if let spans = record.context.trace?.spans { write(spans, of: record, failed: kind == .failed) }
        if kind == .refused, let developer, let line = DeveloperLine.text(of: record) { developer(line) }
        if let error = record.error, kind == .failed {
            log.error("request failed", metadata: entry(record, cause: error.cause.map { String(describing: $0) }))
        } else if let error = record.error, error.isWarning {
            let cause = error.cause.map { String(describing: $0) }
            log.warning("identity provider failed", metadata: entry(record, cause: cause))
        } else if let error = record.error, !error.isDeclared {
            log.warning("undeclared \(error.code)", metadata: entry(record))
        } else if log.logLevel <= .notice, AuditScope.isRecorded(record.operation) {
            log.notice("audit", metadata: entry(record))
        }
    }

    /// Writes a line for each part of a request, and one for the request itself.
    private func write(_ spans: SpanList, of record: RequestRecord, failed: Bool) {
        guard let trace = record.context.trace else { return }
        let (parts, dropped) = spans.content
        let whole = Span(
            id: String(trace.spanID), parent: spans.caller ?? "", name: record.operation, began: .zero,
            duration: record.duration, failed: failed)
        for span in [whole] + parts {
            var fields: Logger.Metadata = [
                "requestId": .string(record.context.requestID), "traceId": "\(trace.traceID)",
                "spanId": .string(span.id), "name": .string(span.name), "began": "\(Self.milliseconds(span.began))",
                "duration": "\(Self.milliseconds(span.duration))", "outcome": span.failed ? "failed" : "ok",
            ]
            if !span.parent.isEmpty { fields["parentId"] = .string(span.parent) }
            if dropped > 0, span.id == whole.id { fields["dropped"] = "\(dropped)" }
            log.debug("span", metadata: fields)
        }
    }

    /// Milliseconds, rounded to three digits after the point.
    private static func milliseconds(_ duration: Duration) -> Double {
        (duration / .microseconds(1)).rounded() / 1000
    }

    private func count(_ record: RequestRecord, as kind: Metrics.StatusClass) {
        guard let progress = record.subject.signIn else { return }
        let result: Metrics.SignInResult =
            switch (kind, progress) {
            case (.failed, _): .failed
            case (.refused, _): .refused
            case (.ok, .completed): .completed
            // A page responds to a refusal with 200 or a redirect.
            case (.ok, .begun): record.error == nil ? .challenged : .refused
            }
        metrics.signedIn(result, reason: result == .refused ? record.reason ?? "" : "")
    }

    /// The line of a request (ADM-12): caller, operation, subject, source and result. More operators can read the log
    /// than the store, so it contains ids and the names that administrators give, but no name, contact or token of a
    /// user. Texts are wrapped in `.string`, because an interpolation would copy them.
    private func entry(_ record: RequestRecord, cause: String? = nil) -> Logger.Metadata {
        var fields: Logger.Metadata = [
            "requestId": .string(record.context.requestID), "operation": .string(record.operation),
            "remote": .string(record.context.remoteAddress),
            "agent": .string(RequestRecord.front(of: record.context.userAgent)),
            "outcome": .string(record.error?.code ?? "ok"),
        ]
        if let caller = record.context.iamCaller {
            fields["key"] = "\(caller.accessKeyID)"
            // The key of a session is not stored, so the record also names the principal.
            if let principal = caller.principal.id { fields["principal"] = "\(principal)" }
        }
        if let trace = record.context.trace { fields["traceId"] = "\(trace.traceID)" }
        for (name, value) in record.subjectFields { fields[name] = .string(value) }
        if let cause { fields["cause"] = "\(cause)" }
        return fields
    }
}
