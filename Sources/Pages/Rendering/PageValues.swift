/// The values of a template. A text is escaped when it goes in, so no template can forget it.
///
/// Templates therefore write `{{{name}}}`. The escaping of the template library works on `Character`s, and a quotation
/// mark with a combining mark, which still ends an attribute, would pass it.
struct PageValues {
    private(set) var values: [String: Any] = [:]

    /// Texts without a value are absent, so a section of their name is left out.
    init(_ texts: [(name: String, text: String?)], flags: [String: Bool] = [:]) {
        for (name, text) in texts {
            if let text { values[name] = HTMLText.escaped(text) }
        }
        for (name, flag) in flags { values[name] = flag }
    }

    mutating func set(_ name: String, to list: [PageValues]) { values[name] = list.map(\.values) }
    mutating func set(_ name: String, to inner: PageValues) { values[name] = inner.values }
    /// Sets a style sheet, which was checked: it contains no `<`.
    mutating func set(_ name: String, toStyle sheet: String) { values[name] = sheet }
}
