import Kernel
import Wire
import WireRuntime

/// An address with parameters, each percent-encoded.
func addressed(_ path: String, query: [(name: String, value: String)]) -> String {
    let written = query.map { "\($0.name)=\(PercentEncoding.encode($0.value.utf8))" }
    return written.isEmpty ? path : "\(path)?\(written.joined(separator: "&"))"
}

extension ConsoleVisit {
    /// A table with these headings.
    func table(_ headings: [String], @MarkupBuilder rows: () -> Markup) -> Markup {
        // Reached by the keyboard, because it scrolls on narrow screens.
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

    /// A list of names and values.
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

    /// A text that a button copies.
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

    /// A field with its label.
    func field(_ label: String, id: String, hint: String? = nil, @MarkupBuilder input: () -> Markup) -> Markup {
        element("div", with: [.class("field")]) {
            element("label", with: [Attribute("for", value: id)]) { label }
            input()
            if let hint { element("p", with: [.class("hint"), .id("\(id)-hint")]) { hint } }
        }
    }

    /// Links to the first page and the next one.
    func paging(_ path: String, query: [(name: String, value: String)], next: String?) -> Markup {
        element("p", with: [.class("actions")]) {
            if self.query["next"] != nil { link(to: addressed(path, query: query)) { texts.shell.first } }
            if let next { link(to: addressed(path, query: query + [("next", next)])) { texts.shell.next } }
        }
    }
}
