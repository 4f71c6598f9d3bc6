import Kernel

/// The length of a text message in the network, which sends it in segments (3GPP TS 23.038, TS 23.040).
struct TextMessageLength: Sendable, Equatable {
    /// The encoding of the message: seven bits a character, or sixteen if a character is not in the GSM alphabet.
    enum Alphabet: Sendable { case gsm, unicode }

    let alphabet: Alphabet
    /// Septets or UTF-16 code units.
    let units: Int
    /// The number of segments. Each has a header if there are several, and so fewer units.
    let segments: Int

    init(_ text: String) {
        let septets = text.unicodeScalars.reduce(Int?.some(0)) { sum, scalar in
            guard let sum, let units = Self.septets(scalar) else { return nil }
            return sum + units
        }
        alphabet = septets == nil ? .unicode : .gsm
        units = septets ?? text.utf16.count
        let (only, several) = alphabet == .gsm ? (160, 153) : (70, 67)
        segments = units <= only ? 1 : (units + several - 1) / several
    }

    /// How many septets a character takes; nil if the GSM alphabet lacks it.
    private static func septets(_ scalar: Unicode.Scalar) -> Int? {
        basic.contains(scalar) ? 1 : extended.contains(scalar) ? 2 : nil
    }

    /// The characters of the default alphabet, and those of its extension table, which an escape precedes.
    private static let basic = Set(
        ("@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿"
            + "abcdefghijklmnopqrstuvwxyzäöñüà").unicodeScalars)
    private static let extended = Set("\u{0C}^{}\\[~]|€".unicodeScalars)
}
