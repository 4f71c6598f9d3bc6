/// Removes e-mail addresses and telephone numbers from text for operators. The types of what is logged already exclude
/// them; this is the last check.
package enum ContactMask {
    /// Replaces each removed word.
    package static let mark = "HIDDEN_CONTACT"
    /// The fewest digits that are taken for a telephone number in E.164.
    private static let minDigits = 7

    /// `text` without words with an at sign between letters or digits, and without words with a plus sign before the
    /// digits of a telephone number. It takes one pass.
    package static func masked(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "+") }) else { return text }
        var result: [UInt8] = []
        for word in text.utf8.split(omittingEmptySubsequences: false, whereSeparator: endsWord) {
            if let end = text.utf8.index(word.startIndex, offsetBy: -1, limitedBy: text.utf8.startIndex) {
                result.append(text.utf8[end])
            }
            result += isContact(word) ? Array(mark.utf8) : Array(word)
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func endsWord(_ byte: UInt8) -> Bool {
        byte <= 0x20
            || [
                UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"),
                UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["),
                UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "/"), UInt8(ascii: "="),
            ].contains(byte)
    }

    /// Whether a byte is of a letter or a digit, of any alphabet.
    private static func isOfName(_ byte: UInt8) -> Bool { byte.isASCIIAlphanumeric || byte >= 0x80 }

    private static func isContact(_ word: Substring.UTF8View) -> Bool {
        if let sign = word.firstIndex(of: UInt8(ascii: "@")) {
            return word[..<sign].contains(where: isOfName) && word[sign...].contains(where: isOfName)
        }
        guard let plus = word.firstIndex(of: UInt8(ascii: "+")) else { return false }
        let digits = word[plus...].dropFirst().prefix { $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
        return digits.count(where: \.isASCIIDigit) >= minDigits
    }
}
