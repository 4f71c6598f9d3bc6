import Pages

/// HTML in which every text and every value of an attribute is escaped. Only constants of the source become tags.
struct Markup: Sendable {
    fileprivate(set) var html: String

    /// Nothing.
    static let empty = Markup(html: "")

    private init(html: String) { self.html = html }

    /// Escapes a text.
    init(text: String) { html = HTMLText.escaped(text) }

    /// One after the other.
    init(all parts: [Markup]) { html = parts.map(\.html).joined() }

    /// An element.
    fileprivate init(_ name: StaticString, with attributes: [Attribute], content: Markup?) {
        let start = "<\(name)\(attributes.map(\.html).joined())>"
        html = content.map { "\(start)\($0.html)</\(name)>" } ?? start
    }

    /// The text of a style or a script, which browsers do not unescape: a constant.
    static func constant(_ text: String, in name: StaticString) -> Markup { Markup(html: "<\(name)>\(text)</\(name)>") }

    /// What precedes the first element of a document.
    static let doctype = Markup(html: "<!doctype html>\n")
}

/// An attribute of an element.
struct Attribute: Sendable {
    fileprivate let html: String

    /// An attribute with a value.
    init(_ name: StaticString, value: String) { html = " \(name)=\"\(HTMLText.escaped(value))\"" }

    /// An attribute that is there or not.
    init(_ name: StaticString, isSet: Bool) { html = isSet ? " \(name)" : "" }

    static func `class`(_ value: String) -> Attribute { Attribute("class", value: value) }
    static func href(_ value: String) -> Attribute { Attribute("href", value: value) }
    static func id(_ value: String) -> Attribute { Attribute("id", value: value) }
    static func name(_ value: String) -> Attribute { Attribute("name", value: value) }
    static func type(_ value: String) -> Attribute { Attribute("type", value: value) }
    static func value(_ value: String) -> Attribute { Attribute("value", value: value) }
    static func label(_ value: String) -> Attribute { Attribute("aria-label", value: value) }
    static func scope(_ value: String) -> Attribute { Attribute("scope", value: value) }
}

/// Puts the parts of an element together: texts, elements, and what loops and conditions make.
@resultBuilder
enum MarkupBuilder {
    static func buildExpression(_ text: String) -> Markup { Markup(text: text) }
    static func buildExpression(_ part: Markup) -> Markup { part }
    static func buildBlock(_ parts: Markup...) -> Markup { Markup(all: parts) }
    static func buildOptional(_ part: Markup?) -> Markup { part ?? .empty }
    static func buildEither(first part: Markup) -> Markup { part }
    static func buildEither(second part: Markup) -> Markup { part }
    static func buildArray(_ parts: [Markup]) -> Markup { Markup(all: parts) }
}

/// An element with its content.
func element(
    _ name: StaticString, with attributes: [Attribute] = [], @MarkupBuilder content: () -> Markup = { .empty }
) -> Markup {
    Markup(name, with: attributes, content: content())
}

/// An element that has no content and no end, such as `input`.
func emptyElement(_ name: StaticString, with attributes: [Attribute]) -> Markup {
    Markup(name, with: attributes, content: nil)
}

/// Several parts without an element around them.
func markup(@MarkupBuilder _ content: () -> Markup) -> Markup { content() }

/// An element that leads to another page.
func link(to address: String, @MarkupBuilder content: () -> Markup) -> Markup {
    element("a", with: [.href(address)], content: content)
}

/// A text in the font of code.
func code(_ text: String) -> Markup { element("code") { text } }
