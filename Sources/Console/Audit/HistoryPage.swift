import Kernel
import Wire
import WireRuntime

/// Who changed the settings of a section.
struct HistoryPage: ConsolePage {
    let pattern = "/console/pools/{pool}/history/{section}"

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let settings = visit.texts.settings
        let name = visit.parameters["section"] ?? ""
        guard let section = SettingsSection.all.first(where: { $0.name.hasSameBytes(as: name) }) else {
            throw ServiceError(.resourceNotFound, settings.noSection)
        }
        let history = SettingsHistory(
            settings: section.fields.map(\.path), operation: section.source(visit.pool).writing,
            of: visit.pool.rawValue)
        let title = settings.section(section.name).title
        return try await history.page(
            titled: title,
            above: visit.abovePool + [
                (settings.title, visit.poolAddress("settings")),
                (title, visit.poolAddress("settings/\(section.name)")),
            ], on: visit)
    }
}

/// Who changed the settings of an app client.
struct ClientHistoryPage: ConsolePage {
    let pattern = "/console/pools/{pool}/client-history"

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let (texts, id) = (visit.texts.clients, try visit.clientID)
        let source = SettingsSource.client(id, in: visit.pool)
        let settings = (visit.console.operation(source.writing, of: "cognito-idp")?.input.members ?? [])
            .map(\.name).filter { !["UserPoolId", "ClientId"].contains($0) }
        let history = SettingsHistory(
            settings: settings.map { SettingPath([$0]) }, operation: source.writing, of: id)
        return try await history.page(
            titled: id,
            above: visit.abovePool + [
                (texts.title, visit.poolAddress("clients")),
                (id, visit.poolAddress("client", query: [("id", id)])),
            ], on: visit)
    }
}

/// What the records of the operation that writes some settings say of them: the differences of each from the record
/// before.
struct SettingsHistory: Sendable {
    private let settings: [SettingPath]
    private let operation: String
    private let subject: String

    /// How many records are compared, and how far the history reaches back, so that a search ends.
    private static let (maxRecords, days) = (200, 90)

    /// A history of `settings`.
    ///
    /// - Parameters:
    ///   - settings: As paths in the input of the operation.
    ///   - operation: Writes the settings, all of them each time.
    ///   - subject: The id of the pool or client that has them.
    init(settings: [SettingPath], operation: String, of subject: String) {
        (self.settings, self.operation, self.subject) = (settings, operation, subject)
    }

    /// The page that shows the history.
    ///
    /// - Throws: `ServiceError`.
    func page(
        titled title: String, above: [(label: String, address: String)], on visit: ConsoleVisit
    ) async throws -> ConsoleResponse {
        let texts = visit.texts.administration.audit
        let query = [
            (name: "event", value: operation), ("value", subject), ("from", visit.day(before: Self.days)),
        ]
        let records = try await visit.records(query, limit: Self.maxRecords).filter { $0["errorCode"] == nil }
        let changes = changes(in: records)
        return .page(
            ConsoleContent(.pools, title: "\(texts.history): \(title)", above: above) {
                element("p", with: [.class("soft")]) { texts.historyLead }
                if changes.isEmpty { element("p") { texts.historyNone } } else { table(changes, on: visit) }
                element("p") { link(to: addressed("/console/audit", query: query)) { texts.title } }
            })
    }

    /// A setting as a record has it, and as the record before has it.
    private struct RecordedChange {
        let record: AuditRecord
        let setting: String
        let before: JSON?
        let after: JSON?
        /// Whether there is no record before.
        let isFirst: Bool
    }

    /// The newest first. The oldest record shows what it set, because what it replaced is in no record.
    private func changes(in records: [AuditRecord]) -> [RecordedChange] {
        var changes: [RecordedChange] = []
        for (index, record) in records.enumerated() {
            let older = index + 1 < records.count ? records[index + 1] : nil
            for setting in settings {
                let (before, after) = (older?.value(at: setting), record.value(at: setting))
                // `==` takes texts for equal that differ in their normal form.
                let isSame = before.map { old in after?.hasSameBytes(as: old) == true } ?? (after == nil)
                guard !isSame else { continue }
                changes.append(
                    RecordedChange(
                        record: record, setting: setting.name, before: before, after: after, isFirst: older == nil))
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
                        link(to: visit.address(of: change.record)) { change.record.time }
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
