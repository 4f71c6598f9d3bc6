import Kernel
import Wire
import WireRuntime

/// What was typed into the form of a look.
struct LookForm: Sendable {
    /// What the button asks for that sent the form.
    enum Act: String, Sendable {
        case save, preview
    }

    let visit: ConsoleVisit
    let look: CurrentLook

    /// The names of fields: the style sheet that the form was shown with, the typed one, and the button.
    static let (base, sheet, act) = ("base", "css", "do")
    /// What the frame shows first.
    static let (usualScreen, usualLanguage) = ("sign-in", "en")

    var asksForPreview: Bool { visit.form[Self.act].flatMap(Act.init(rawValue:)) == .preview }

    /// The style sheet: the typed one, or the stored one with the typed properties.
    ///
    /// - Throws: `ServiceError` if it is refused.
    func css() throws -> String {
        guard visit.form.has(Self.sheet) else { return try cssWithTypedProperties() }
        let typed = InputReader.unixLines(visit.form.anyText(Self.sheet) ?? "")
        _ = try visit.checked(typed)
        return typed
    }

    private func cssWithTypedProperties() throws -> String {
        let stored = CustomSheet(checked: try visit.checked(look.css))
        var sheet = stored
        for group in PropertyGroup.all {
            for (property, usual) in group.properties where visit.form.has(group.field(property)) {
                let typed = visit.form.anyText(group.field(property)) ?? ""
                let before = stored.value(of: property, for: group.selector)
                guard !typed.hasSameBytes(as: before ?? usual) else { continue }
                let value = typed.utf8.isEmpty || typed.hasSameBytes(as: usual) ? nil : typed
                if let value { try requireOneValue(value, of: property, for: group.selector) }
                sheet.set(property, for: group.selector, to: value)
            }
        }
        // A sheet in which nothing changes keeps the layout in which it was typed.
        return sheet == stored ? look.css : sheet.text
    }

    /// Refuses a text that is more than a value, such as `red; display: none`.
    private func requireOneValue(_ value: String, of property: String, for selector: String) throws {
        let alone = CustomSheet(checked: try visit.checked("\(selector){\(property):\(value)}"))
        var expected = CustomSheet(checked: "")
        expected.set(property, for: selector, to: alone.value(of: property, for: selector))
        guard alone == expected, alone.value(of: property, for: selector) != nil else {
            throw ServiceError.invalidParameter("\(selector) \(property): “\(value)” is not one value.")
        }
    }

    /// The change that the form asks for.
    ///
    /// - Throws: `ServiceError` if the sheet is refused, unchanged, or was changed elsewhere.
    func change() async throws -> Change {
        let texts = visit.texts.administration.branding
        let stored = InputReader.unixLines(look.css)
        let shown = InputReader.unixLines(visit.form.anyText(Self.base) ?? "")
        guard shown.hasSameBytes(as: stored) else { throw ServiceError.invalidParameter(texts.meanwhile) }
        let css = try css()
        guard !css.hasSameBytes(as: stored) else {
            throw ServiceError.invalidParameter(visit.texts.changes.nothing)
        }
        let call = look.writing(css: css, logo: try await look.logoBytes(on: visit), on: visit)
        let difference = Difference(
            name: "CSS", before: look.css.utf8.isEmpty ? nil : look.css, after: css.utf8.isEmpty ? nil : css)
        return Change(
            calls: [call], differences: [difference], effect: texts.effect,
            fields: [(name: Self.base, value: look.css), (Self.sheet, css), (Self.act, Act.save.rawValue)],
            back: visit.poolAddress("branding", query: [("client", look.client)]))
    }
}
