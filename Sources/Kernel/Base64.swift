public import Foundation

/// Base64 with exactly one text for each byte sequence (RFC 4648, section 3.5).
///
/// Foundation ignores stray bits after the last byte; this decoder refuses them.
public enum Base64 {
    /// The standard alphabet, padded.
    public static func encode(_ bytes: some DataProtocol) -> String { Data(bytes).base64EncodedString() }

    /// Decodes standard, padded Base64.
    ///
    /// - Returns: The bytes, or nil if `text` is not exactly what `encode` writes.
    public static func decode(_ text: String) -> [UInt8]? {
        // A string comparison is exact here: Foundation decodes only ASCII.
        guard let data = Data(base64Encoded: text), data.base64EncodedString() == text else { return nil }
        return [UInt8](data)
    }

    /// The URL-safe alphabet without padding (RFC 7515, section 2).
    public static func encodeURL(_ bytes: some DataProtocol) -> String {
        // Copying once avoids a generic loop, which is slow when it is not specialised.
        let bytes = [UInt8](bytes)
        let (whole, rest) = bytes.count.quotientAndRemainder(dividingBy: 3)
        return urlAlphabet.withUTF8Buffer { letters in
            String(unsafeUninitializedCapacity: whole * 4 + (rest == 0 ? 0 : rest + 1)) { text in
                var written = 0
                for place in stride(from: 0, to: bytes.count, by: 3) {
                    // Three bytes make four letters; at the end, one byte makes two and two make three.
                    let taken = min(3, bytes.count - place)
                    var bits = UInt32(bytes[place]) << 16
                    if taken > 1 { bits |= UInt32(bytes[place + 1]) << 8 }
                    if taken > 2 { bits |= UInt32(bytes[place + 2]) }
                    for letter in 0...taken {
                        text[written] = letters[Int(bits >> UInt32(18 - 6 * letter) & 63)]
                        written += 1
                    }
                }
                return written
            }
        }
    }

    /// Decodes URL-safe, unpadded Base64.
    ///
    /// - Returns: The bytes, or nil if `text` is not exactly what `encodeURL` writes.
    public static func decodeURL(_ text: some StringProtocol) -> [UInt8]? { decodeURL(Array(text.utf8)) }

    /// Decodes URL-safe, unpadded Base64 that is already UTF-8 bytes.
    ///
    /// - Returns: The bytes, or nil if `text` is not exactly what `encodeURL` writes.
    public static func decodeURL(_ text: [UInt8]) -> [UInt8]? {
        // A single leftover character (six bits) encodes no byte.
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
        // Leftover bits must be zero, or the same bytes would have a second spelling.
        guard seen < 64, bits & (1 << width - 1) == 0 else { return nil }
        return bytes
    }

    private static let urlAlphabet: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

    /// The value of each character; 64 marks a character outside the alphabet.
    private static let urlValues: [UInt8] = {
        var values = [UInt8](repeating: 64, count: 256)
        urlAlphabet.withUTF8Buffer { letters in
            for (value, letter) in letters.enumerated() { values[Int(letter)] = UInt8(value) }
        }
        return values
    }()
}
