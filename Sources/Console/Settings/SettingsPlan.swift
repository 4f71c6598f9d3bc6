import Kernel
import Wire
import WireRuntime

/// Settings that a page edits.
struct SettingsPlan: Sendable {
    let source: SettingsSource
    let fields: [SettingField]
    let title: String
    let lead: String
    let above: [(label: String, address: String)]
    /// The page that shows the result.
    let back: String
    /// What stands below the form.
    var further = Markup.empty
    /// What stands above it.
    var tabs = Markup.empty
}

extension ConsoleVisit {
    /// Shows settings, their changes for a review, and makes these: what is stored is read again each time. What
    /// was changed elsewhere since a page was shown is shown, and not overwritten.
    ///
    /// - Throws: `ServiceError` if the settings cannot be read.
    func edit(_ plan: SettingsPlan) async throws -> ConsoleResponse {
        guard let operation = console.operation(plan.source.writing, of: plan.source.service.signingName) else {
            throw ServiceError(.resourceNotFound, texts.explorer.noSuchOperation)
        }
        let stored = plan.source.writable(try await read(plan.source), by: operation.input)
        let settings = plan.fields.filter { $0.isShown(stored) }.modelled(by: operation.input)
        let page = SettingsEditor(plan: plan, settings: settings, stored: stored, visit: self)
        guard isForm else { return page.page() }
        if form.has(SettingsRows.button) { return page.rearranged(shown: try shownBefore()) }
        do {
            var edit = try SettingsEdit(form, of: settings, shown: try shownBefore(), stored: stored)
            if !edit.meanwhile.isEmpty { return page.page(meanwhile: edit.meanwhile) }
            guard !edit.changes.isEmpty else { return page.page(notice: texts.changes.nothing) }
            edit.complete(by: plan.source)
            let input = try plan.source.input(replacing: stored, by: edit.after, shape: operation.input)
            return try await make(
                await change(edit, by: plan.source.writing(input), plan: plan), title: plan.title,
                above: plan.above + [(plan.title, address)])
        } catch let error as ServiceError { return page.page(error: error) }
    }

    /// What a source's reading operation returns.
    func read(_ source: SettingsSource) async throws -> JSONObject {
        switch try await found(source.readingCall) {
        case .success(let output): return source.member.map { output[$0]?.object ?? JSONObject() } ?? output
        case .failure(let error) where source.mayBeAbsent && error.code == .resourceNotFound: return JSONObject()
        case .failure(let error): throw error
        }
    }

    private func shownBefore() throws -> JSONObject {
        guard let text = form.anyText(SettingsForm.shownField),
            let shown = try? JSONReader.read(Array(text.utf8)).object
        else { throw ServiceError.invalidParameter(texts.shell.forged) }
        return shown
    }

    private func change(_ edit: SettingsEdit, by call: PlannedCall, plan: SettingsPlan) async throws -> Change {
        let changes = edit.changes
        let affectsUsers = changes.contains { [.allUsers, .nextSignIns].contains($0.setting.field.affects) }
        let users = affectsUsers ? try await numberOfUsers() : nil
        return Change(
            calls: [call], differences: changes.map { difference($0, users: users) }, effect: "",
            fields: typedFields(of: edit.settings, stored: edit.stored),
            back: plan.back, grade: changes.map(\.setting.field.grade).max() ?? .reversible)
    }

    private func difference(_ change: SettingsEdit.SettingChange, users: Int?) -> Difference {
        let field = change.setting.field
        let isSecret = change.setting.isSecret
        return Difference(
            name: change.setting.label, before: change.before.map { isSecret ? Masking.mask : $0.plain },
            after: change.after.map { isSecret ? Masking.mask : $0.plain },
            effect: texts.settings.text(of: field).effect,
            affected: texts.settings.affected(field.affects, users))
    }
}

/// The page of settings that are edited.
struct SettingsEditor {
    let plan: SettingsPlan
    let settings: [ModelledSetting]
    let stored: JSONObject
    let visit: ConsoleVisit

    private var texts: ConsoleTexts.Settings { visit.texts.settings }

    /// The form, filled in with what is stored.
    func page(notice: String? = nil) -> ConsoleResponse {
        page(status: 200, keepsTyped: false) {
            if let notice { element("p", with: [.class("notice")]) { notice } }
        }
    }

    /// The form with what was typed, and why it was refused.
    func page(error: ServiceError) -> ConsoleResponse {
        page(status: error.code.status(in: plan.source.service), keepsTyped: true) { visit.problem(error) }
    }

    /// The form with what was typed, its rows moved as a button asks.
    func rearranged(shown: JSONObject) -> ConsoleResponse {
        page(status: 200, keepsTyped: true, shownBefore: shown) { Markup.empty }
    }

    /// The form with what was typed, and what was changed since it was shown, as it is stored.
    func page(meanwhile: [SettingsEdit.Meanwhile]) -> ConsoleResponse {
        page(status: 409, keepsTyped: true, renewed: Set(meanwhile.map(\.setting.name))) {
            element("div", with: [.class("alert"), Attribute("role", value: "alert")]) {
                element("p") { texts.meanwhile }
                visit.table([visit.texts.changes.setting, texts.whenShown, texts.storedNow, texts.yours]) {
                    for one in meanwhile {
                        element("tr") {
                            element("th", with: [.scope("row")]) { one.setting.label }
                            for value in [one.shown, one.stored, one.wanted] {
                                element("td", with: [.class("value")]) { value?.plain ?? "–" }
                            }
                        }
                    }
                }
            }
        }
    }

    private func page(
        status: Int, keepsTyped: Bool, renewed: Set<String> = [], shownBefore: JSONObject? = nil,
        @MarkupBuilder above: () -> Markup
    ) -> ConsoleResponse {
        let form = SettingsForm(
            settings: settings, stored: stored, visit: visit, keepsTyped: keepsTyped, renewed: renewed,
            shownBefore: shownBefore)
        return .page(
            ConsoleContent(visit.section, title: plan.title, above: plan.above, status: status) {
                plan.tabs
                element("p", with: [.class("soft")]) { plan.lead }
                above()
                form.markup
                plan.further
                visit.sameReading(plan.source.readingCall)
            })
    }
}
