import Kernel

/// The code that a device shows and a user types (RFC 8628, section 6.1).
///
/// Ten of twenty letters are 43 bits. Users type a code before they sign in, so guesses cannot be counted by user; that
/// is not necessary (`decisions/0029-codes-of-devices-are-long.md`).
package struct UserCode: Sendable, Equatable {
    /// The letters without the hyphen.
    package let text: String

    /// No vowels, so that they do not form words, and no letters that look like digits.
    private static let letters: StaticString = "BCDFGHJKLMNPQRSTVWXZ"
    private static let count = 10

    static func make(from world: World) -> UserCode { UserCode(text: world.text(of: count, from: letters)) }

    private init(text: String) { self.text = text }

    /// Reads the text that a user has typed: in either case, ignoring everything except letters and digits.
    ///
    /// - Returns: Nil if it cannot be a code.
    package init?(typed: String) {
        guard typed.utf8.count <= 64 else { return nil }
        let letters = typed.utf8.filter(\.isASCIIAlphanumeric).map { $0.isASCIILetter ? $0 & 0xDF : $0 }
        guard letters.count == Self.count, letters.allSatisfy(Self.isLetter) else { return nil }
        text = String(decoding: letters, as: UTF8.self)
    }

    private static func isLetter(_ byte: UInt8) -> Bool { letters.withUTF8Buffer { $0.contains(byte) } }

    /// The code in two halves, for devices and pages.
    package var shown: String { "\(text.prefix(Self.count / 2))-\(text.suffix(Self.count / 2))" }
}
