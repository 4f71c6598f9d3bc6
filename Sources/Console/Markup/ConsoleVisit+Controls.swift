/// Parts of pages that several pages have.
extension ConsoleVisit {
    /// The part of a page that leads to a deletion.
    func danger(_ text: String, link label: String, to address: String) -> Markup {
        element("section", with: [.class("card danger"), .id("danger")]) {
            element("h2") { texts.parts.danger }
            element("p") { text }
            element("p") { link(to: address) { label } }
        }
    }

    /// A form with a file, whose field is the last one in it.
    func uploadForm(to action: String, @MarkupBuilder content: () -> Markup) -> Markup {
        form(to: action, sendsFile: true, content: content)
    }

    /// The field of an upload form that takes the file.
    ///
    /// - Parameter types: Media types or endings, which browsers offer first.
    func fileField(_ label: String, hint: String, accepting types: String) -> Markup {
        field(label, id: "file", hint: hint) {
            emptyElement(
                "input",
                with: [
                    .type("file"), .id("file"), .name("file"), Attribute("required", isSet: true),
                    Attribute("accept", value: types), Attribute("aria-describedby", value: "file-hint"),
                ])
        }
    }
}
