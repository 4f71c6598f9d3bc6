import Foundation
import Kernel

/// A name that finds a user, in the form for comparisons.
///
/// Names that look alike must not belong to two accounts: compatibility composition unifies the spellings of a
/// character, invisible characters are removed, and pools that ignore case fold it. Only this type folds names.
package struct SignInName: Hashable, Sendable {
    /// The attribute that is a name, as rows store it.
    package enum Kind: String, Sendable {
        case username
        case email
        case phoneNumber = "phone_number"
        case preferredUsername = "preferred_username"
        case sub
    }

    /// The comparable form.
    package let folded: String

    /// Folds `text`.
    ///
    /// Folding can produce text that composes or folds again, so it repeats until the text is stable and folding a
    /// folded name changes nothing. A text that is too long for a name is not folded, and is not usable.
    package init(_ text: String, caseSensitive: Bool) {
        var form = text.utf8.count <= Self.maxBytes ? text : ""
        for _ in 0..<4 {
            let next = caseSensitive ? Self.composed(form) : Self.foldedCase(Self.composed(form))
            if next.utf8.elementsEqual(form.utf8) { break }
            form = next
        }
        folded = form
    }

    /// A name read from a table.
    init(folded: String) { self.folded = folded }

    /// Whether both have the same bytes, as tables compare them.
    package static func == (one: Self, other: Self) -> Bool { one.folded.hasSameBytes(as: other.folded) }

    /// Hashes the bytes.
    package func hash(into hasher: inout Hasher) { ByteKey(folded).hash(into: &hasher) }

    /// Whether it can be a user's name: it is visible, and not too long for an index.
    ///
    /// Usernames have up to 128 characters of up to four bytes, e-mail addresses up to 254 bytes. Composition can turn
    /// one character into eighteen.
    package var isUsable: Bool { (1...Self.maxBytes).contains(folded.utf8.count) }

    private static let maxBytes = 1024

    /// Most names are ASCII, which composition does not change.
    private static func composed(_ text: String) -> String {
        guard !isASCII(text) else { return text }
        let shown = text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
        return String(String.UnicodeScalarView(shown)).precomposedStringWithCompatibilityMapping
    }

    /// Converts to upper and back to lower case, because several letters can share an upper-case form: both sigmas, the
    /// long s.
    private static func foldedCase(_ text: String) -> String {
        isASCII(text) ? text.lowercased() : composed(text.lowercased().uppercased().lowercased())
    }

    private static func isASCII(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }
}
