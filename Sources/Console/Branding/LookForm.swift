import Kernel
import Wire
import WireRuntime

/// What was typed into the form of a look.
struct LookForm: Sendable {
    let visit: ConsoleVisit
    let look: CurrentLook

    static let (base, sheet, act) = ("base", "css", "do")

    var asksForPreview: Bool { visit.form[Self.act] == "preview" }

    /// The sheet: the typed one, or the stored one with the typed properties.
    ///
    /// - Throws: `ServiceError` if it is refused.
    func css() throws -> String {
        if visit.form.has(Self.sheet) {
            let typed = InputReader.unixLines(visit.form.anyText(Self.sheet) ?? "")
            _ = try visit.checked(typed)
            return typed
        }
        let stored = CustomSheet(checked: try visit.checked(look.css))
        var sheet = stored
        for group in PropertyGroup.all {
            for (property, usual) in group.properties {
                let field = group.field(property)
                guard visit.form.has(field) else { continue }
                let before = stored.value(of: property, for: group.selector)
                let typed = visit.form.anyText(field) ?? ""
                guard !typed.hasSameBytes(as: before ?? usual) else { continue }
                let value = typed.utf8.isEmpty || typed.hasSameBytes(as: usual) ? nil : typed
                // A value is checked alone, so that it cannot be more than one.
                if let value { try check(value, of: property, for: group.selector) }
                sheet.set(property, for: group.selector, to: value)
            }
        }
        return sheet == stored ? look.css : sheet.text
    }

    private func check(_ value: String, of property: String, for selector: String) throws {
        let one = CustomSheet(checked: try visit.checked("\(selector){\(property):\(value)}"))
        var expected = CustomSheet(checked: "")
        expected.set(property, for: selector, to: one.value(of: property, for: selector))
        guard one == expected, one.value(of: property, for: selector) != nil else {
            throw ServiceError.invalidParameter("\(selector) \(property): “\(value)” is not one value.")
        }
    }

    /// - Throws: `ServiceError` if the sheet is refused, unchanged, or was changed elsewhere.
    func change() async throws -> Change {
        let texts = visit.texts.administration.branding
        let shown = InputReader.unixLines(visit.form.anyText(Self.base) ?? "")
        guard shown.hasSameBytes(as: InputReader.unixLines(look.css)) else {
            throw ServiceError.invalidParameter(texts.meanwhile)
        }
        let css = try css()
        guard !css.hasSameBytes(as: InputReader.unixLines(look.css)) else {
            throw ServiceError.invalidParameter(visit.texts.changes.nothing)
        }
        let call = look.call(css: css, logo: try await look.logoBytes(on: visit), on: visit)
        return Change(
            calls: [call],
            differences: [
                Difference(
                    name: "CSS", before: look.css.utf8.isEmpty ? nil : look.css, after: css.utf8.isEmpty ? nil : css)
            ],
            effect: texts.effect, fields: [(name: Self.base, value: look.css), (Self.sheet, css), (Self.act, "save")],
            back: visit.poolAddress("branding", query: [("client", look.client)]))
    }
}
