import Kernel
import Wire
import WireRuntime

/// A setting that is a list of structures, edited row by row. Rows are added, moved and removed by buttons of the form,
/// which is shown again; nothing is stored before the review.
struct SettingsRows {
    let setting: ModelledSetting
    /// The members of a row, in the order of their fields.
    let members: [InputField]
    let isOrdered: Bool
    /// The members in the order in which they are written.
    private let written: [String]

    /// The name of the buttons. A button's value is what it does, the number of the row, and the name of the setting.
    static let button = "row"
    /// More rows than any operation takes.
    private static let maxRows = 50

    /// Nil for other settings.
    init?(_ setting: ModelledSetting) {
        guard case .rows(let names, let isOrdered) = setting.field.style,
            case .list(let element) = setting.shape.kind, case .structure(let shape) = element.kind
        else { return nil }
        (self.setting, self.isOrdered) = (setting, isOrdered)
        members = names.compactMap { name in
            shape.members.first { $0.name.hasSameBytes(as: name) }.map {
                InputField(path: $0.name, kind: .init($0.shape), shape: $0.shape, isRequired: $0.isRequired)
            }
        }
        written = shape.members.map(\.name)
    }

    private func name(_ member: InputField, in row: Int) -> String { "\(setting.name).\(row).\(member.path)" }

    // MARK: - Reading

    private func count(in form: QueryParameters) -> Int {
        min(form[setting.name].flatMap { Int($0) } ?? 0, Self.maxRows)
    }

    /// The names of the fields that a form has.
    func names(in form: QueryParameters) -> [String] {
        (0..<max(count(in: form), 0)).flatMap { row in members.map { name($0, in: row) } }
    }

    /// The list that a form has, without empty rows; nil if there was none and is none.
    ///
    /// - Throws: `ServiceError` with the number of a row that has a value of another kind.
    func value(in form: QueryParameters, shown: JSON?) throws -> JSON? {
        var rows: [JSON] = []
        for row in 0..<max(count(in: form), 0) {
            var object = JSONObject()
            for name in written {
                guard let member = members.first(where: { $0.path.hasSameBytes(as: name) }),
                    let text = form.anyText(self.name(member, in: row))
                else { continue }
                guard StreamSafeText.admits(text) else {
                    throw ServiceError.invalidParameter("\(member.path) has too many combining marks.")
                }
                object[member.path] = try InputReader.value(text, of: member)
            }
            if !object.members.isEmpty { rows.append(.object(object)) }
        }
        return rows.isEmpty && shown == nil ? nil : .array(rows)
    }

    /// The texts of the rows that were typed, as the form's button has moved them.
    private func typed(in form: QueryParameters) -> [[String]] {
        var rows = (0..<max(count(in: form), 0)).map { row in
            members.map { form.anyText(name($0, in: row)) ?? "" }
        }
        let words = (form[Self.button] ?? "").utf8.split(separator: UInt8(ascii: " "), maxSplits: 2)
            .map { String(Substring($0)) }
        guard words.count == 3, words[2].hasSameBytes(as: setting.name), let row = Int(words[1]) else { return rows }
        switch words[0] {
        case "add" where rows.count < Self.maxRows: rows.append(members.map { _ in "" })
        case "up" where rows.indices.contains(row) && row > 0: rows.swapAt(row, row - 1)
        case "down" where rows.indices.contains(row) && rows.indices.contains(row + 1): rows.swapAt(row, row + 1)
        case "remove" where rows.indices.contains(row): rows.remove(at: row)
        default: break
        }
        return rows
    }

    private func texts(of stored: JSON?) -> [[String]] {
        (stored?.objects ?? []).map { row in members.map { row[$0.path]?.plain ?? "" } }
    }
}

extension SettingsRows {
    /// The button that the key Enter presses: without it, Enter would move the first row.
    static func defaultButton(on visit: ConsoleVisit) -> Markup {
        element(
            "button",
            with: [.class("default"), Attribute("tabindex", value: "-1"), Attribute("aria-hidden", value: "true")]
        ) { visit.texts.changes.review }
    }

    /// The rows with their fields and buttons.
    func markup(in form: SettingsForm) -> Markup {
        let visit = form.visit
        let stored = texts(of: form.stored.value(at: setting.field.path))
        let rows = form.showsTyped(setting) ? typed(in: visit.form) : stored + [members.map { _ in "" }]
        let text = visit.texts.settings.text(of: setting.field)
        return element("fieldset", with: [.class("rows")]) {
            element("legend") { setting.label }
            if !text.help.isEmpty { element("p", with: [.class("hint")]) { text.help } }
            visit.hidden(setting.name, value: "\(rows.count)")
            for (row, values) in rows.enumerated() { fields(values, row: row, last: rows.count - 1, on: visit) }
            element("p") { button("add", row: rows.count, label: visit.texts.identityPools.addRow, on: visit) }
        }
    }

    private func fields(_ values: [String], row: Int, last: Int, on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.identityPools
        return element("fieldset") {
            element("legend") { texts.row(row + 1) }
            element("div", with: [.class("row")]) {
                for (member, value) in zip(members, values) { field(member, value: value, row: row, on: visit) }
            }
            element("p", with: [.class("actions")]) {
                if isOrdered, row > 0 { button("up", row: row, label: texts.moveUp, on: visit) }
                if isOrdered, row < last { button("down", row: row, label: texts.moveDown, on: visit) }
                button("remove", row: row, label: texts.removeRow, on: visit)
            }
        }
    }

    private func field(_ member: InputField, value: String, row: Int, on visit: ConsoleVisit) -> Markup {
        let name = name(member, in: row)
        let label = visit.texts.identityPools.member(member.path) ?? member.path
        return visit.field(label, id: name) {
            switch member.kind {
            case .choice(let words): select(words, chosen: value, name: name)
            case .flag: select(["true", "false"], chosen: value, name: name)
            default:
                emptyElement(
                    "input", with: [.id(name), .name(name), Attribute("autocomplete", value: "off"), .value(value)])
            }
        }
    }

    private func select(_ words: [String], chosen: String, name: String) -> Markup {
        element("select", with: [.id(name), .name(name)]) {
            element("option", with: [.value("")]) { "–" }
            for word in words {
                element("option", with: [.value(word), Attribute("selected", isSet: chosen.hasSameBytes(as: word))]) {
                    word
                }
            }
        }
    }

    private func button(_ act: String, row: Int, label: String, on visit: ConsoleVisit) -> Markup {
        element(
            "button",
            with: [
                .class("plain"), Attribute("formnovalidate", isSet: true), .name(Self.button),
                .value("\(act) \(row) \(setting.name)"),
                .label("\(label): \(visit.texts.identityPools.row(row + 1))"),
            ]
        ) { label }
    }
}
