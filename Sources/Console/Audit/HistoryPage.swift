import Kernel
import Wire
import WireRuntime

/// Who changed the settings of a section: each record of the operation that writes them, with what differs from the
/// record before.
struct HistoryPage: ConsolePage {
    let pattern = "/console/pools/{pool}/history/{section}"

    private static let (maxRecords, days) = (200, 90)

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.administration.audit
        let settings = visit.texts.settings
        let name = visit.parameters["section"] ?? ""
        guard let section = SettingsSection.all.first(where: { $0.name.hasSameBytes(as: name) }) else {
            throw ServiceError(.resourceNotFound, settings.noSection)
        }
        let operation = section.source(visit.pool).writing
        let records = try await visit.records(
            [("event", operation), ("value", visit.pool.rawValue), ("from", visit.day(-Self.days))],
            limit: Self.maxRecords
        ).filter { $0["errorCode"] == nil }
        let changes = Self.changes(in: records, of: section)
        return .page(
            ConsoleContent(
                .pools, title: "\(texts.history): \(settings.section(section.name).title)",
                above: visit.abovePool + [
                    (settings.title, visit.poolAddress("settings")),
                    (settings.section(section.name).title, visit.poolAddress("settings/\(section.name)")),
                ]
            ) {
                element("p", with: [.class("soft")]) { texts.historyLead }
                if changes.isEmpty { element("p") { texts.historyNone } } else { table(changes, on: visit) }
                element("p") {
                    link(
                        to: addressed(
                            "/console/audit",
                            query: [
                                ("event", operation), ("value", visit.pool.rawValue),
                                ("from", visit.day(-Self.days)),
                            ])
                    ) { texts.title }
                }
            })
    }

    /// A setting as a record has it, and as the one before has it.
    private struct RecordedChange {
        let record: AuditRecord
        let setting: String
        let before: JSON?
        let after: JSON?
        let isFirst: Bool
    }

    /// The newest first. The oldest record shows what it set, because what it replaced is in no record.
    private static func changes(in records: [AuditRecord], of section: SettingsSection) -> [RecordedChange] {
        var changes: [RecordedChange] = []
        for (index, record) in records.enumerated() {
            let older = index + 1 < records.count ? records[index + 1] : nil
            for field in section.fields {
                let (before, after) = (older?.value(at: field.path), record.value(at: field.path))
                guard before != after else { continue }
                changes.append(
                    RecordedChange(
                        record: record, setting: field.path.name, before: before, after: after, isFirst: older == nil))
            }
        }
        return changes
    }

    private func table(_ changes: [RecordedChange], on visit: ConsoleVisit) -> Markup {
        let (texts, review) = (visit.texts.administration.audit, visit.texts.changes)
        return visit.table([texts.time, texts.actor, review.setting, review.before, review.after]) {
            for change in changes {
                element("tr") {
                    element("th", with: [.scope("row"), .class("nowrap")]) {
                        link(to: visit.recordAddress(change.record)) { change.record.time }
                    }
                    element("td") { change.record.actor }
                    element("td") { change.setting }
                    element("td", with: [.class("value")]) {
                        change.isFirst ? texts.first : change.before?.plain ?? "–"
                    }
                    element("td", with: [.class("value")]) { change.after?.plain ?? "–" }
                }
            }
        }
    }
}
