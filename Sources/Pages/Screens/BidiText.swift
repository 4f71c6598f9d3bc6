/// Text from outside within a sentence of a page.
enum BidiText {
    /// Marks the beginning or the end of a value until it is drawn.
    enum Mark {
        case ltr, auto, end

        init?(_ scalar: Unicode.Scalar) {
            switch scalar.value {
            case 0x2066: self = .ltr
            case 0x2068: self = .auto
            case 0x2069: self = .end
            default: return nil
            }
        }
    }

    /// `text` without marks, for places without elements, such as the title of a window.
    static func unmarked(_ text: String) -> String {
        var plain = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where Mark(scalar) == nil { plain.append(scalar) }
        return String(plain)
    }

    /// `text` without control characters that change the direction of the surrounding text, isolated in its own
    /// direction (UAX #9, section 2). Otherwise a name could reverse the rest of a sentence (UI-16). ASCII runs from
    /// left to right even without a letter, such as a masked phone number; the first letter decides the direction of
    /// other text.
    static func isolated(_ text: String) -> String {
        var shown = String.UnicodeScalarView()
        shown.append(text.utf8.allSatisfy { $0 < 0x80 } ? "\u{2066}" : "\u{2068}")
        for scalar in text.unicodeScalars where !isControl(scalar) { shown.append(scalar) }
        shown.append("\u{2069}")
        return String(shown)
    }

    /// Whether `text` has such controls. Names that users type do not.
    static func hasControls(_ text: String) -> Bool { text.unicodeScalars.contains(where: isControl) }

    /// The marks, embeddings, overrides and isolates, and the controls of C0 and C1.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x0...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
        default: false
        }
    }
}
