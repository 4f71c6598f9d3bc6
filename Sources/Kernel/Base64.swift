public import Foundation

/// Base 64 as this house reads it: one text for each sequence of bytes (RFC 4648, section 3.5).
///
/// Foundation accepts stray bits behind the last byte; here such a text is refused.
public enum Base64 {
    /// The standard alphabet, padded.
    public static func encode(_ bytes: some DataProtocol) -> String { Data(bytes).base64EncodedString() }

    /// The bytes of a standard, padded text, or nil where it is not exactly what `encode` writes.
    public static func decode(_ text: String) -> [UInt8]? {
        // Two texts of ASCII are equal only where their bytes are, and of others the first step makes nothing.
        guard let data = Data(base64Encoded: text), data.base64EncodedString() == text else { return nil }
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
        // Six bits left over would be a character that spells no byte.
        let spare = text.count * 6 % 8
        guard spare < 6 else { return nil }
        var (bits, width, seen): (UInt32, UInt32, UInt8) = (0, 0, 0)
        let values = urlValues
        let bytes = [UInt8](unsafeUninitializedCapacity: text.count * 6 / 8) { bytes, written in
            for character in text {
                let value = values[Int(character)]
                seen |= value
                bits = bits << 6 | UInt32(value)
                width += 6
                guard width >= 8 else { continue }
                width -= 8
                bytes[written] = UInt8(truncatingIfNeeded: bits >> width)
                written += 1
            }
        }
        // Bits left over that are not zero are spelled elsewise.
        guard seen < 64, bits & (1 << width - 1) == 0 else { return nil }
        return bytes
    }

    private static let urlAlphabet: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

    /// What each character stands for; 64 for those that are none.
    private static let urlValues: [UInt8] = {
        var values = [UInt8](repeating: 64, count: 256)
        urlAlphabet.withUTF8Buffer { letters in
            for (value, letter) in letters.enumerated() { values[Int(letter)] = UInt8(value) }
        }
        return values
    }()
}
