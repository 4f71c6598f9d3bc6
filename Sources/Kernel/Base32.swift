/// Base32 without padding (RFC 4648, section 6), as authenticator apps read secrets.
package enum Base32 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".utf8)

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
