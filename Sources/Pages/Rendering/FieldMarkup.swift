import Kernel
import Mustache

/// The markup of fields, which is the same on most pages of a client: drawing it takes longer than the rest of a page.
enum FieldMarkup {
    private struct Key: Hashable {
        let field: ScreenField
        let hasFocus: Bool
        /// The texts that the template uses.
        let passwordTexts: [String]
    }

    /// More than the pages of one client have in all languages that its users use at a time.
    private static let maxDrawn = 512
    private static let drawn = Locked<[Key: String]>([:])

    /// The markup of `field`. Only fields without input or problems of a user are cached.
    static func html(_ field: ScreenField, hasFocus: Bool, in texts: PageTexts) -> String {
        guard field.value.isEmpty, field.problem == nil else { return draw(field, hasFocus: hasFocus, in: texts) }
        let key = Key(
            field: field, hasFocus: hasFocus,
            passwordTexts: [texts.passwords.show, texts.passwords.hide, texts.common.capsLock])
        if let html = drawn.read({ $0[key] }) { return html }
        let html = draw(field, hasFocus: hasFocus, in: texts)
        drawn.change { drawn in
            if drawn.count >= maxDrawn { drawn = [:] }
            drawn[key] = html
        }
        return html
    }

    private static func draw(_ field: ScreenField, hasFocus: Bool, in texts: PageTexts) -> String {
        PageTemplates.library?.render(field.values(texts, hasFocus: hasFocus), withTemplate: "field") ?? ""
    }
}
