import Kernel

/// A telephone number in the international form: a plus and up to fifteen digits (ITU-T E.164, section 6.2).
struct PhoneNumber: Hashable, Sendable {
    let text: String

    /// Parses `text`; nil for anything else.
    init?(_ text: String) {
        let digits = text.utf8.dropFirst()
        guard text.utf8.first == UInt8(ascii: "+"), (1...15).contains(digits.count),
            digits.allSatisfy(\.isASCIIDigit)
        else { return nil }
        self.text = text
    }
}
