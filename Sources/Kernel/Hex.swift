/// Hexadecimal text (RFC 4648, section 8): written in lower case, read in either case.
public enum Hex {
    /// Two lower-case digits for each byte.
    public static func encode(_ bytes: some Collection<UInt8>) -> String {
        // Copying once avoids a generic loop, which is slow when it is not specialised.
        let bytes = [UInt8](bytes)
        let digits: StaticString = "0123456789abcdef"
        return digits.withUTF8Buffer { digits in
            String(unsafeUninitializedCapacity: bytes.count * 2) { buffer in
                var written = 0
                for byte in bytes {
                    buffer[written] = digits[Int(byte >> 4)]
                    buffer[written + 1] = digits[Int(byte & 15)]
                    written += 2
                }
                return written
            }
        }
    }

    /// The bytes of `text`, or nil if it has an odd length or a character that is not a digit.
    public static func decode(_ text: some StringProtocol) -> [UInt8]? {
        let text = Array(text.utf8)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count / 2)
        var high: UInt8?
        for character in text {
            guard let digit = character.asciiHexDigitValue else { return nil }
            if let upper = high {
                bytes.append(upper << 4 | digit)
                high = nil
            } else {
                high = digit
            }
        }
        return high == nil ? bytes : nil
    }
}
