import Pages

/// HTML in which every text and every value of an attribute is escaped. Only constants of the source become tags.
struct Markup: Sendable {
    let html: String

    /// Markup without any text or element.
    static let empty = Markup(html: "")

    /// What precedes the first element of a document.
    static let doctype = Markup(html: "<!doctype html>\n")

    private init(html: String) { self.html = html }

    /// A text, which is escaped.
    init(text: String) { html = HTMLText.escaped(text) }

    /// The parts one after the other.
    init(all parts: [Markup]) { html = parts.map(\.html).joined() }

    /// An element; without an end if `content` is nil.
    fileprivate init(_ name: StaticString, with attributes: [Attribute], content: Markup?) {
        let start = "<\(name)\(attributes.map(\.html).joined())>"
        html = content.map { "\(start)\($0.html)</\(name)>" } ?? start
    }

    /// A style or script. Its text is not escaped, because browsers would not unescape it.
    ///
    /// - Parameter text: Consists of constants of the source.
    static func constant(_ text: String, in name: StaticString) -> Markup { Markup(html: "<\(name)>\(text)</\(name)>") }
}

/// An attribute of an element, with the space before it.
struct Attribute: Sendable {
    fileprivate let html: String

    /// An attribute whose value is escaped.
    init(_ name: StaticString, value: String) { html = " \(name)=\"\(HTMLText.escaped(value))\"" }

    /// An attribute without a value, such as `hidden`; nothing if it is not set.
    init(_ name: StaticString, isSet: Bool) { html = isSet ? " \(name)" : "" }

    static func `class`(_ value: String) -> Attribute { Attribute("class", value: value) }
    static func href(_ value: String) -> Attribute { Attribute("href", value: value) }
    static func id(_ value: String) -> Attribute { Attribute("id", value: value) }
    static func name(_ value: String) -> Attribute { Attribute("name", value: value) }
    static func type(_ value: String) -> Attribute { Attribute("type", value: value) }
    static func value(_ value: String) -> Attribute { Attribute("value", value: value) }
    static func scope(_ value: String) -> Attribute { Attribute("scope", value: value) }

    /// The name of the element for programs that read pages aloud.
    static func label(_ value: String) -> Attribute { Attribute("aria-label", value: value) }
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

/// An element with a start and an end.
func element(
    _ name: StaticString, with attributes: [Attribute] = [], @MarkupBuilder content: () -> Markup = { .empty }
) -> Markup {
    Markup(name, with: attributes, content: content())
}

/// An element without content and end, such as `input`.
func emptyElement(_ name: StaticString, with attributes: [Attribute]) -> Markup {
    Markup(name, with: attributes, content: nil)
}

/// Several parts without an element around them.
func markup(@MarkupBuilder _ content: () -> Markup) -> Markup { content() }

/// An element that leads to another page.
func link(to address: String, @MarkupBuilder content: () -> Markup) -> Markup {
    element("a", with: [.href(address)], content: content)
}

/// A text that is an identifier or code.
func code(_ text: String) -> Markup { element("code") { text } }
