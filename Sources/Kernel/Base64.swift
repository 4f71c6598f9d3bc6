public import Foundation

/// Base 64 as this house reads it: one text for each sequence of bytes (RFC 4648, section 3.5).
///
/// Foundation accepts stray bits behind the last byte; here such a text is refused.
public enum Base64 {
    /// The standard alphabet, padded.
    public static func encode(_ bytes: some DataProtocol) -> String { Data(bytes).base64EncodedString() }

    /// The bytes of a standard, padded text, or nil where it is not exactly what `encode` writes.
    public static func decode(_ text: String) -> [UInt8]? {
        guard let data = Data(base64Encoded: text), data.base64EncodedString().utf8.elementsEqual(text.utf8) else {
            return nil
        }
        return [UInt8](data)
    }

    /// The URL-safe alphabet without padding, as JOSE writes it (RFC 7515, section 2).
    public static func encodeURL(_ bytes: some DataProtocol) -> String {
        // Copied at once: the loop below is not compiled for each kind of sequence, and would be slow for all.
        let bytes = [UInt8](bytes)
        let length = bytes.count / 3 * 4 + (bytes.count % 3 == 0 ? 0 : bytes.count % 3 + 1)
        return urlAlphabet.withUTF8Buffer { letters in
            String(unsafeUninitializedCapacity: length) { text in
                var (bits, width, written): (UInt32, Int, Int) = (0, 0, 0)
                for byte in bytes {
                    bits = bits << 8 | UInt32(byte)
                    width += 8
                    while width >= 6 {
                        width -= 6
                        text[written] = letters[Int(bits >> UInt32(width) & 63)]
                        written += 1
                    }
                }
                guard width > 0 else { return written }
                text[written] = letters[Int(bits << UInt32(6 - width) & 63)]
                return written + 1
            }
        }
    }

    /// The bytes of a URL-safe text without padding, or nil where it is not exactly what `encodeURL` writes.
    public static func decodeURL(_ text: some StringProtocol) -> [UInt8]? { decodeURL(Array(text.utf8)) }

    /// As above, for a text that is at hand as its characters' bytes.
    public static func decodeURL(_ text: [UInt8]) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count / 4 * 3 + 2)
        var (bits, width): (UInt32, UInt32) = (0, 0)
        for character in text {
            guard let value = urlValue(character) else { return nil }
            bits = bits << 6 | value
            width += 6
            guard width >= 8 else { continue }
            width -= 8
            bytes.append(UInt8(truncatingIfNeeded: bits >> width))
        }
        // Six bits left over are a character that spells no byte; other bits that are not zero are spelled elsewise.
        guard width < 6, bits & (1 << width - 1) == 0 else { return nil }
        return bytes
    }

    private static let urlAlphabet: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

    private static func urlValue(_ character: UInt8) -> UInt32? {
        switch character {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(character - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(character - UInt8(ascii: "a") + 26)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character - UInt8(ascii: "0") + 52)
        case UInt8(ascii: "-"): 62
        case UInt8(ascii: "_"): 63
        default: nil
        }
    }
}
