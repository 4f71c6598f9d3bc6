/// Base32 without padding (RFC 4648, section 6), as authenticator apps read secrets.
package enum Base32 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".utf8)

    /// The bytes of `text`, whose letters may be of either case, with or without padding; nil for other text.
    package static func decode(_ text: String) -> [UInt8]? {
        var letters = Array(text.utf8)
        while letters.last == UInt8(ascii: "=") { letters.removeLast() }
        guard [0, 2, 4, 5, 7].contains(letters.count % 8) else { return nil }
        var (bits, width): (UInt32, UInt32) = (0, 0)
        var bytes: [UInt8] = []
        for letter in letters {
            let upper = letter.isASCIILowercase ? letter - 32 : letter
            guard let value = alphabet.firstIndex(of: upper) else { return nil }
            bits = bits << 5 | UInt32(value)
            width += 5
            guard width >= 8 else { continue }
            width -= 8
            bytes.append(UInt8(truncatingIfNeeded: bits >> width))
        }
        return bytes
    }

    /// The text of `bytes`.
    package static func encode(_ bytes: [UInt8]) -> String {
        var (bits, width): (UInt32, UInt32) = (0, 0)
        var text: [UInt8] = []
        for byte in bytes {
            bits = bits << 8 | UInt32(byte)
            width += 8
            while width >= 5 {
                width -= 5
                text.append(alphabet[Int(bits >> width & 31)])
            }
        }
        if width > 0 { text.append(alphabet[Int(bits << (5 - width) & 31)]) }
        return String(decoding: text, as: UTF8.self)
    }
}
