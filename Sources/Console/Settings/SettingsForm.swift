import Kernel
import Wire
import WireRuntime

/// The form of some settings, filled in with what is stored, or with what was typed.
struct SettingsForm {
    let settings: [ModelledSetting]
    /// What is stored.
    let stored: JSONObject
    let visit: ConsoleVisit
    /// Whether what was typed is shown in place of what is stored.
    let keepsTyped: Bool
    /// The settings that are shown as they are stored all the same.
    var renewed: Set<String> = []
    /// The values that the form before was filled in with, if only its rows were moved.
    var shownBefore: JSONObject?

    private var texts: ConsoleTexts.Settings { visit.texts.settings }
    func showsTyped(_ setting: ModelledSetting) -> Bool { keepsTyped && !renewed.contains(setting.name) }

    /// The field with the values that the form was filled in with.
    static let shownField = "shown"

    var markup: Markup {
        visit.form(to: visit.address) {
            if settings.contains(where: { SettingsRows($0) != nil }) { SettingsRows.defaultButton(on: visit) }
            visit.hidden(
                Self.shownField,
                value: JSON.object(shownBefore ?? SettingsEdit.shown(settings, of: stored)).compact)
            for setting in settings { field(setting) }
            element("p", with: [.class("actions")]) {
                element("button", with: [.class("main")]) { visit.texts.changes.review }
            }
        }
    }

    private func field(_ setting: ModelledSetting) -> Markup {
        if let rows = SettingsRows(setting) { return rows.markup(in: self) }
        if let words = setting.ticks { return ticks(words, of: setting) }
        let label = setting.label + (setting.field.isRequired ? " *" : "")
        return visit.field(label, id: setting.name, hint: hint(setting)) { input(setting) }
    }

    private func hint(_ setting: ModelledSetting) -> String {
        [texts.text(of: setting.field).help, visit.texts.settings.kind(setting)]
            .filter { !$0.utf8.isEmpty }.joined(separator: " · ")
    }

    private func ticks(_ words: [String], of setting: ModelledSetting) -> Markup {
        let hint = "\(setting.name)-hint"
        let chosen = stored.value(at: setting.field.path)?.texts ?? []
        return element(
            "fieldset", with: [.class("choices"), Attribute("aria-describedby", value: hint)]
        ) {
            element("legend") { setting.label }
            visit.hidden(setting.name, value: SettingsReading.on)
            for bundle in setting.field.bundles {
                tick(
                    SettingsReading.tick(bundle: bundle.name, of: setting),
                    label: "\(bundle.name): \(bundle.words.joined(separator: ", "))", isOn: false)
            }
            for word in SettingsReading.all(words, and: chosen) {
                let name = SettingsReading.tick(word, of: setting)
                let isStored = chosen.contains { $0.hasSameBytes(as: word) }
                tick(name, label: word, isOn: showsTyped(setting) ? visit.form.has(name) : isStored)
            }
            element("p", with: [.class("hint"), .id(hint)]) { texts.text(of: setting.field).help }
        }
    }

    private func tick(_ name: String, label: String, isOn: Bool) -> Markup {
        element("label") {
            emptyElement(
                "input",
                with: [
                    .type("checkbox"), .name(name), .value(SettingsReading.on), Attribute("checked", isSet: isOn),
                ])
            element("span") { label }
        }
    }
}

extension SettingsForm {
    private func input(_ setting: ModelledSetting) -> Markup {
        let common = [
            Attribute.id(setting.name), .name(setting.name),
            Attribute("aria-describedby", value: "\(setting.name)-hint"),
            Attribute("required", isSet: setting.field.isRequired && !setting.isSecret),
        ]
        if let words = words(setting) {
            return select(words, chosen: text(setting), isOptional: !setting.field.isRequired, with: common)
        }
        let text = text(setting)
        switch setting.input.kind {
        case .secret:
            return emptyElement(
                "input", with: common + [.type("password"), Attribute("autocomplete", value: "new-password")])
        case .number:
            return emptyElement("input", with: common + [Attribute("inputmode", value: "numeric"), .value(text)])
        case .line where !text.utf8.contains(UInt8(ascii: "\n")), .time:
            return line(text, offers: setting.field.offers, of: setting.name, with: common)
        default:
            // Browsers leave out a first empty line.
            let start = text.utf8.first == UInt8(ascii: "\n") ? "\n" : ""
            return element("textarea", with: common + [Attribute("spellcheck", value: "false")]) { start + text }
        }
    }

    private func line(_ text: String, offers: [String], of name: String, with common: [Attribute]) -> Markup {
        let list = "\(name)-offers"
        let offering = offers.isEmpty ? [] : [Attribute("list", value: list)]
        return Console.markup {
            emptyElement("input", with: common + [Attribute("autocomplete", value: "off"), .value(text)] + offering)
            if !offers.isEmpty {
                element("datalist", with: [.id(list)]) {
                    for offer in offers { emptyElement("option", with: [.value(offer)]) }
                }
            }
        }
    }

    /// The words among which one is chosen; nil for settings that are typed.
    private func words(_ setting: ModelledSetting) -> [String]? {
        switch (setting.field.style, setting.input.kind) {
        case (.presence, _): return [SettingsReading.on]
        case (.choices(let choices), _):
            let named = choices.map(\.name)
            return text(setting).hasSameBytes(as: SettingsReading.other) ? named + [SettingsReading.other] : named
        case (.suggestions(let words), _):
            return SettingsReading.all(words, and: [text(setting)].filter { !$0.isEmpty })
        case (_, .choice(let words)): return words
        case (_, .flag): return ["true", "false"]
        default: return nil
        }
    }

    private func select(_ words: [String], chosen: String, isOptional: Bool, with attributes: [Attribute]) -> Markup {
        element("select", with: attributes) {
            if isOptional || chosen.utf8.isEmpty { element("option", with: [.value("")]) { "–" } }
            for word in words {
                element(
                    "option", with: [.value(word), Attribute("selected", isSet: chosen.hasSameBytes(as: word))]
                ) { word }
            }
        }
    }

    /// What the field of a setting has in it.
    private func text(_ setting: ModelledSetting) -> String {
        if setting.isSecret { return "" }
        if showsTyped(setting), visit.form.has(setting.name) { return visit.form.anyText(setting.name) ?? "" }
        guard let value = stored.value(at: setting.field.path) else { return "" }
        switch setting.field.style {
        case .presence: return SettingsReading.on
        case .choices(let choices):
            return choices.first { $0.value.hasSameBytes(as: value) }?.name ?? SettingsReading.other
        case .pairs(let first, let second): return Self.pairs(value, first: first, second: second)
        case .plain, .ticks, .line, .document, .rows, .suggestions:
            return Self.lines(value, kind: setting.input.kind)
        }
    }

    private static func lines(_ value: JSON, kind: InputField.Kind) -> String {
        guard case .map = kind, let entries = value.object else { return value.plain }
        return entries.members.map { "\($0.name)=\($0.value.plain)" }.joined(separator: "\n")
    }

    private static func pairs(_ value: JSON, first: String, second: String) -> String {
        guard case .array(let items) = value else { return "" }
        return items.map { "\($0.object?[first]?.string ?? "")=\($0.object?[second]?.string ?? "")" }
            .joined(separator: "\n")
    }
}

extension ConsoleVisit {
    /// The fields of a form of settings, as the review sends them again.
    func typedFields(
        of settings: [ModelledSetting], stored: JSONObject = JSONObject()
    ) -> [(name: String, value: String)] {
        let names = settings.flatMap { setting in
            let chosen = stored.value(at: setting.field.path)?.texts ?? []
            let words = setting.ticks.map { SettingsReading.all($0, and: chosen) } ?? []
            return [setting.name] + words.map { SettingsReading.tick($0, of: setting) }
                + (SettingsRows(setting)?.names(in: form) ?? [])
                + setting.field.bundles.map { SettingsReading.tick(bundle: $0.name, of: setting) }
        }
        return ([SettingsForm.shownField] + names).filter { form.has($0) }
            .map { ($0, form.anyText($0) ?? "") }
    }
}
