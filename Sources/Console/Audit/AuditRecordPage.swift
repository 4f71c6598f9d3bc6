import Kernel
import Wire
import WireRuntime

/// One record of the audit log.
struct AuditRecordPage: ConsolePage {
    let pattern = "/console/audit/record"

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.administration.audit
        guard let id = visit.query["id"], let at = visit.query["time"].flatMap({ Instant(timestamp: $0) }) else {
            throw ServiceError(.resourceNotFound, texts.notFound)
        }
        // The command has no search by id. It finds the record by its value, within its second.
        let (from, until) = (CivilTime(at).timestamp, CivilTime(at.advanced(seconds: 1)).timestamp)
        let found = try await visit.records([("value", id), ("from", from), ("until", until)], limit: 1)
        guard let record = found.first else { throw ServiceError(.resourceNotFound, texts.notFound) }
        return .page(
            ConsoleContent(
                .audit, title: "\(record["eventName"] ?? "") · \(record.time)",
                above: [(texts.title, "/console/audit")]
            ) {
                visit.facts([
                    (texts.time, record.time), (texts.operation, record["eventName"]), (texts.actor, record.actor),
                    (texts.address, record["sourceIPAddress"]), ("userAgent", record["userAgent"]),
                    (texts.outcome, outcome(of: record) ?? texts.succeeded), ("requestID", record["requestID"]),
                ])
                element("h2") { texts.about }
                element("ul") {
                    for (name, value) in record.subject {
                        element("li") {
                            "\(name) "
                            link(to: addressed("/console/audit", query: [("value", value)])) { value }
                        }
                    }
                }
                element("h2") { texts.record }
                visit.copied(JSON.object(record.members).shown(), id: "record")
            })
    }

    private func outcome(of record: AuditRecord) -> String? {
        record["errorCode"].map { code in record["errorMessage"].map { "\(code): \($0)" } ?? code }
    }
}
