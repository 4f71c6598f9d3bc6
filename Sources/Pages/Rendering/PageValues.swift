import Mustache

/// The values of a template. Texts are escaped when they are set, so a template cannot omit it.
///
/// Templates therefore write `{{{name}}}`. The escaping of the template library works on `Character`s, and a quotation
/// mark with a combining mark, which still ends an attribute, would pass it.
struct PageValues: Sendable {
    /// The value types are defined in this file: the library asks each value which of its protocols it conforms to, and
    /// for the standard library's dictionaries and arrays that takes longer than the rest of a page.
    private var values: [String: any Sendable] = [:]

    /// Texts that are nil are absent, so the section of that name is left out.
    ///
    /// - Parameter sentences: The contents of elements, which may contain values.
    init(
        _ texts: [(name: String, text: String?)] = [], sentences: [(name: String, text: String?)] = [],
        flags: [String: Bool] = [:]
    ) {
        values.reserveCapacity(texts.count + sentences.count + flags.count)
        for (name, text) in texts {
            if let text { values[name] = PageText(html: HTMLText.escaped(text)) }
        }
        for (name, text) in sentences {
            if let text { values[name] = PageText(html: HTMLText.sentence(text)) }
        }
        for (name, flag) in flags { values[name] = flag }
    }

    mutating func set(_ name: String, to list: [PageValues]) { values[name] = PageList(items: list) }
    mutating func set(_ name: String, to inner: PageValues) { values[name] = inner }
    mutating func set(_ name: String, toTemplate template: String) { values[name] = template }
    /// Sets markup that a template has drawn.
    mutating func set(_ name: String, toMarkup markup: String) { values[name] = PageText(html: markup) }
    /// Sets a style sheet, which was checked: it contains no `<`.
    mutating func set(_ name: String, toStyle sheet: String) { values[name] = PageText(html: sheet) }
}

extension PageValues: MustacheParent {
    func child(named name: String) -> Any? { values[name] }
}

/// A text that is HTML already.
private struct PageText: MustacheCustomRenderable, Sendable {
    let html: String
    var renderText: String { html }
    var isNull: Bool { false }
}

/// Values that a section shows one after the other.
private struct PageList: MustacheSequence, Sendable {
    let items: [PageValues]
    func makeIterator() -> IndexingIterator<[PageValues]> { items.makeIterator() }
}
