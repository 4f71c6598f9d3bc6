import Kernel
import Wire
import WireRuntime

/// An address with parameters, each percent-encoded.
func addressed(_ path: String, query: [(name: String, value: String)]) -> String {
    let written = query.map { "\($0.name)=\(PercentEncoding.encode($0.value.utf8))" }
    return written.isEmpty ? path : "\(path)?\(written.joined(separator: "&"))"
}

extension ConsoleVisit {
    /// A table with these headings of its columns.
    func table(_ headings: [String], @MarkupBuilder rows: () -> Markup) -> Markup {
        // The keyboard must reach the element, because it scrolls on narrow screens.
        let scroll = [
            Attribute.class("scroll"), Attribute("tabindex", value: "0"), Attribute("role", value: "group"),
            .label(texts.shell.table),
        ]
        return element("div", with: scroll) {
            element("table") {
                element("thead") {
                    element("tr") { for heading in headings { element("th", with: [.scope("col")]) { heading } } }
                }
                element("tbody", content: rows)
            }
        }
    }

    /// A list of names and values; a dash for a value that is missing.
    func facts(_ facts: [(name: String, value: String?)]) -> Markup {
        element("dl") {
            for (name, value) in facts {
                element("dt") { name }
                element("dd") { value ?? "–" }
            }
        }
    }

    /// A time to the second, in UTC.
    func time(_ instant: Instant?) -> String {
        instant.map { CivilTime($0).timestamp.map { $0 == "T" ? " " : String($0) }.joined() } ?? "–"
    }

    /// A text, and the button that copies it. The button is hidden until the script shows it.
    func copied(_ text: String, id: String) -> Markup {
        markup {
            element("pre", with: [.id(id)]) { text }
            element(
                "button",
                with: [
                    .type("button"), .class("copy"), Attribute("hidden", isSet: true),
                    Attribute("data-of", value: id), Attribute("data-done", value: texts.shell.copied),
                ]
            ) { texts.shell.copy }
        }
    }

    /// A field of a form with its label, and a hint below it.
    ///
    /// - Parameter id: The id of the element that `input` makes.
    func field(_ label: String, id: String, hint: String? = nil, @MarkupBuilder input: () -> Markup) -> Markup {
        element("div", with: [.class("field")]) {
            element("label", with: [Attribute("for", value: id)]) { label }
            input()
            if let hint { element("p", with: [.class("hint"), .id("\(id)-hint")]) { hint } }
        }
    }

    /// Links between pages that belong together, of which one is shown.
    ///
    /// - Parameter label: What the links have in common, for screen readers.
    func tabs(_ pages: [(address: String, label: String)], current: String?, label: String) -> Markup {
        element("nav", with: [.label(label)]) {
            element("p", with: [.class("actions")]) {
                for page in pages {
                    let mark = page.address == current ? [Attribute("aria-current", value: "page")] : []
                    element("a", with: [.href(page.address)] + mark) { page.label }
                }
            }
        }
    }

    /// A form in one row whose fields become the query of `address`.
    ///
    /// - Parameter label: Its name for screen readers.
    func filter(to address: String, label: String? = nil, @MarkupBuilder fields: () -> Markup) -> Markup {
        let attributes = [
            Attribute.class("filter"), Attribute("method", value: "get"), Attribute("action", value: address),
        ]
        return element("form", with: attributes + (label.map { [Attribute.label($0)] } ?? []), content: fields)
    }

    /// A choice between options, with its label, for a filter.
    func select(
        _ label: String, name: String, options: [(value: String, label: String)], chosen: String
    ) -> Markup {
        element("div") {
            element("label", with: [Attribute("for", value: name)]) { label }
            element("select", with: [.id(name), .name(name)]) {
                for option in options {
                    let isChosen = option.value.hasSameBytes(as: chosen)
                    element(
                        "option", with: [.value(option.value), Attribute("selected", isSet: isChosen)]
                    ) { option.label }
                }
            }
        }
    }

    /// Links to the first page of a list and to the next one.
    ///
    /// - Parameter next: The token of the next page; nil on the last one.
    func paging(_ path: String, query: [(name: String, value: String)], next: String?) -> Markup {
        element("p", with: [.class("actions")]) {
            if self.query["next"] != nil { link(to: addressed(path, query: query)) { texts.shell.first } }
            if let next { link(to: addressed(path, query: query + [("next", next)])) { texts.shell.next } }
        }
    }
}
