import Kernel

/// How long a text message is for the network, which sends it in segments (3GPP TS 23.038, TS 23.040).
struct TextMessageLength: Sendable, Equatable {
    /// The letters of the message: seven bits each, or sixteen if one of them is in no table of seven bits.
    enum Alphabet: Sendable { case gsm, unicode }

    let alphabet: Alphabet
    /// Septets or UTF-16 code units.
    let units: Int
    /// The segments, in each of which a header takes place if there are several.
    let segments: Int

    init(_ text: String) {
        let septets = text.unicodeScalars.reduce(Int?.some(0)) { sum, scalar in
            guard let sum, let units = Self.septets(scalar) else { return nil }
            return sum + units
        }
        alphabet = septets == nil ? .unicode : .gsm
        units = septets ?? text.utf16.count
        let (alone, each) = alphabet == .gsm ? (160, 153) : (70, 67)
        segments = units <= alone ? 1 : (units + each - 1) / each
    }

    private static func septets(_ scalar: Unicode.Scalar) -> Int? {
        basic.contains(scalar) ? 1 : extended.contains(scalar) ? 2 : nil
    }

    private static let basic = Set(
        ("@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿"
            + "abcdefghijklmnopqrstuvwxyzäöñüà").unicodeScalars)
    private static let extended = Set("\u{0C}^{}\\[~]|€".unicodeScalars)
}
