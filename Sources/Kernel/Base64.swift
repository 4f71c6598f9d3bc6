package import Foundation

/// Base64 with exactly one text for each byte sequence (RFC 4648, section 3.5).
///
/// Foundation ignores stray bits after the last byte; this decoder refuses them.
package enum Base64 {
    /// The standard alphabet, padded.
    package static func encode(_ bytes: some DataProtocol) -> String { Data(bytes).base64EncodedString() }

    /// Decodes standard, padded Base64.
    ///
    /// - Returns: The bytes, or nil if `text` is not exactly what `encode` writes.
    package static func decode(_ text: some StringProtocol) -> [UInt8]? {
        var letters = Self.bytes(of: text)
        guard letters.count % 4 == 0 else { return nil }
        // At most two: four letters with more padding encode no byte.
        for _ in 0..<2 where letters.last == UInt8(ascii: "=") { letters.removeLast() }
        return decode(letters, values: standardValues)
    }

    /// The URL-safe alphabet without padding (RFC 7515, section 2).
    package static func encodeURL(_ bytes: some DataProtocol) -> String {
        // Copying once avoids a generic loop, which is slow when it is not specialised.
        let bytes = [UInt8](bytes)
        return String(unsafeUninitializedCapacity: lengthURL(bytes.count)) { write(bytes, to: $0) }
    }

    /// Appends to `text` what `encodeURL` returns.
    package static func appendURL(_ bytes: [UInt8], to text: inout [UInt8]) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: lengthURL(bytes.count)) { letters in
            text.append(contentsOf: UnsafeBufferPointer(rebasing: letters[..<write(bytes, to: letters)]))
        }
    }

    /// Decodes URL-safe, unpadded Base64.
    ///
    /// - Returns: The bytes, or nil if `text` is not exactly what `encodeURL` writes.
    package static func decodeURL(_ text: some StringProtocol) -> [UInt8]? { decodeURL(bytes(of: text)) }

    /// Decodes URL-safe, unpadded Base64 that is already UTF-8 bytes.
    ///
    /// - Returns: The bytes, or nil if `text` is not exactly what `encodeURL` writes.
    package static func decodeURL(_ text: [UInt8]) -> [UInt8]? { decode(text, values: urlValues) }

    /// Copies the bytes in one piece, which `Array` does not do with those of a `Substring`.
    private static func bytes(of text: some StringProtocol) -> [UInt8] {
        text.utf8.withContiguousStorageIfAvailable { [UInt8]($0) } ?? [UInt8](text.utf8)
    }

    /// How many letters encode a number of bytes.
    private static func lengthURL(_ count: Int) -> Int { (count * 4 + 2) / 3 }

    /// Writes the letters of `bytes`, without padding.
    ///
    /// - Returns: How many letters were written.
    private static func write(_ bytes: [UInt8], to text: UnsafeMutableBufferPointer<UInt8>) -> Int {
        urlAlphabet.withUTF8Buffer { letters in
            var written = 0
            func write(_ bits: Int, letters count: Int) {
                text[written] = letters[bits >> 18]
                text[written + 1] = letters[bits >> 12 & 63]
                if count > 2 { text[written + 2] = letters[bits >> 6 & 63] }
                if count > 3 { text[written + 3] = letters[bits & 63] }
                written += count
            }
            // Three bytes make four letters; at the end, one byte makes two and two make three.
            let whole = bytes.count / 3 * 3
            for index in stride(from: 0, to: whole, by: 3) {
                write(Int(bytes[index]) << 16 | Int(bytes[index + 1]) << 8 | Int(bytes[index + 2]), letters: 4)
            }
            switch bytes.count - whole {
            case 1: write(Int(bytes[whole]) << 16, letters: 2)
            case 2: write(Int(bytes[whole]) << 16 | Int(bytes[whole + 1]) << 8, letters: 3)
            default: break
            }
            return written
        }
    }

    /// Decodes letters without padding.
    private static func decode(_ text: [UInt8], values: [UInt8]) -> [UInt8]? {
        // A single leftover character (six bits) encodes no byte.
        let spare = text.count * 6 % 8
        guard spare < 6 else { return nil }
        // `seen` collects the bits of all values, so that one comparison at the end finds a foreign character.
        var (bits, width, seen): (UInt32, UInt32, UInt8) = (0, 0, 0)
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

    private static let standardAlphabet: StaticString =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    private static let urlAlphabet: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    private static let standardValues = values(standardAlphabet)
    private static let urlValues = values(urlAlphabet)

    /// The value of each character; 64 marks a character outside the alphabet.
    private static func values(_ alphabet: StaticString) -> [UInt8] {
        var values = [UInt8](repeating: 64, count: 256)
        alphabet.withUTF8Buffer { letters in
            for (value, letter) in letters.enumerated() { values[Int(letter)] = UInt8(value) }
        }
        return values
    }
}
