import Foundation

/// A text that finds a person, in the one form in which names are compared.
///
/// Names that look alike to a reader must not be two accounts (NAME-01): compatibility composition joins the
/// spellings of one character, what shows nothing is left out, and pools that do not care for case fold it. The
/// folding happens here and nowhere else.
public struct SignInName: Hashable, Sendable {
    /// What a name is to its owner.
    public enum Kind: String, Sendable {
        case username
        case email
        case phoneNumber = "phone_number"
        case preferredUsername = "preferred_username"
        case sub
    }

    /// The comparable form.
    public let folded: String

    /// `text` as a pool compares it.
    ///
    /// Folding can leave what composes or folds once more; a few rounds settle every text, so that a name that was
    /// folded before is still the same name. A text that is too long to be a name is not folded, and is no name.
    public init(_ text: String, caseSensitive: Bool) {
        var form = text.utf8.count <= Self.mostBytes ? text : ""
        for _ in 0..<4 {
            let next = caseSensitive ? Self.composed(form) : Self.foldedCase(Self.composed(form))
            if next.utf8.elementsEqual(form.utf8) { break }
            form = next
        }
        folded = form
    }

    /// Whether it can be anybody's: it shows something, and an index can hold it.
    ///
    /// 128 characters, of four bytes at most, are a username's limit, and 254 bytes an e-mail address's. Composition
    /// can make eighteen characters out of one.
    public var isUsable: Bool { (1...Self.mostBytes).contains(folded.utf8.count) }

    private static let mostBytes = 1024

    /// Most names are ASCII, which composition leaves alone.
    private static func composed(_ text: String) -> String {
        guard !isASCII(text) else { return text }
        let shown = text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
        return String(String.UnicodeScalarView(shown)).precomposedStringWithCompatibilityMapping
    }

    /// There and back, since one letter can have several of the other case: both sigmas, the long s.
    private static func foldedCase(_ text: String) -> String {
        isASCII(text) ? text.lowercased() : composed(text.lowercased().uppercased().lowercased())
    }

    private static func isASCII(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }
}
