import Kernel
import Wire
import WireRuntime

/// Reads the fields of a form of settings.
struct SettingsReading {
    let form: QueryParameters

    /// The value that the form has for a setting; nil for none.
    ///
    /// - Parameter shown: The value that the form was filled in with. It stays if the form does not have the setting.
    /// - Throws: `ServiceError` with the name of the setting whose text is no value of its kind.
    func value(of setting: ModelledSetting, shown: JSON?) throws -> JSON? {
        guard form.has(setting.name) else { return shown }
        if let rows = SettingsRows(setting) { return try rows.value(in: form, shown: shown) }
        if let words = setting.ticks { return ticked(words, of: setting, shown: shown) }
        guard !form.repeats(setting.name) else { throw problem(setting, that: "is there twice") }
        guard let text = form.anyText(setting.name) else {
            if case .presence = setting.field.style { return nil }
            return setting.isSecret || shown?.isEmpty == true ? shown : nil
        }
        guard StreamSafeText.admits(text) else { throw problem(setting, that: "has too many combining marks") }
        switch setting.field.style {
        case .presence: return text.hasSameBytes(as: Self.on) ? shown ?? .object(JSONObject()) : nil
        case .choices(let choices):
            if text.hasSameBytes(as: Self.other) { return shown }
            guard let choice = choices.first(where: { $0.name.hasSameBytes(as: text) }) else {
                throw problem(setting, that: "is none of its choices")
            }
            return choice.value
        case .pairs(let first, let second): return try pairs(text, first: first, second: second, of: setting)
        case .plain, .ticks, .line, .document, .rows, .suggestions:
            return try unchanged(text, shown: shown) ?? InputReader.value(text, of: setting.input)
        }
    }

    /// The choice of a structure that is there.
    static let on = "on"
    /// The choice of a value that has no name.
    static let other = "other"

    /// The name of the field for a word that is ticked.
    static func tick(_ word: String, of setting: ModelledSetting) -> String { "\(setting.name).\(word)" }

    /// The name of the field for a bundle that is ticked. No word has a space.
    static func tick(bundle: String, of setting: ModelledSetting) -> String { "\(setting.name). \(bundle)" }

    /// The words that can be ticked, and the ticked ones beside them.
    static func all(_ words: [String], and chosen: [String]) -> [String] {
        words + chosen.filter { word in !words.contains { $0.hasSameBytes(as: word) } }
    }

    /// The words in the order in which they were, and new ones after them.
    private func ticked(_ words: [String], of setting: ModelledSetting, shown: JSON?) -> JSON? {
        let before = shown?.texts ?? []
        let bundled = setting.field.bundles.filter { form.has(Self.tick(bundle: $0.name, of: setting)) }
            .flatMap(\.words)
        let chosen = Self.all(words, and: before).filter { word in
            form.has(Self.tick(word, of: setting)) || bundled.contains { $0.hasSameBytes(as: word) }
        }
        let kept = before.filter { word in chosen.contains { $0.hasSameBytes(as: word) } }
        let all = kept + chosen.filter { word in !kept.contains { $0.hasSameBytes(as: word) } }
        return all.isEmpty && shown == nil ? nil : .array(all.map(JSON.string))
    }

    /// Browsers change the ends of lines: a text that differs in nothing else is unchanged.
    private func unchanged(_ text: String, shown: JSON?) -> JSON? {
        guard let before = shown?.string,
            InputReader.unixLines(before).hasSameBytes(as: InputReader.unixLines(text))
        else { return nil }
        return shown
    }

    private func pairs(
        _ text: String, first: String, second: String, of setting: ModelledSetting
    ) throws -> JSON {
        .array(
            try InputReader.entries(text, of: setting.input).members.map { entry in
                .object(JSONObject([.init(first, .string(entry.name)), .init(second, entry.value)]))
            })
    }

    private func problem(_ setting: ModelledSetting, that what: String) -> ServiceError {
        .invalidParameter("\(setting.name) \(what).")
    }
}

extension JSON {
    /// Whether this is a list, object or text without anything in it.
    fileprivate var isEmpty: Bool {
        switch self {
        case .array(let items): items.isEmpty
        case .object(let object): object.members.isEmpty
        case .string(let text): text.utf8.isEmpty
        default: false
        }
    }

    /// The texts of a list; nil for other values.
    var texts: [String]? {
        guard case .array(let items) = self else { return nil }
        return items.compactMap(\.string)
    }

    /// As a page shows a value: texts as they are, lists of texts line by line, all else as JSON.
    var plain: String {
        if let text = string { return text }
        if case .array(let items) = self, let texts, texts.count == items.count { return texts.joined(separator: "\n") }
        return compact
    }
}
