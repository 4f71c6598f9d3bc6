/// Hexadecimal text (RFC 4648, section 8): written in lower case, read in either case.
package enum Hex {
    /// Two lower-case digits for each byte.
    package static func encode(_ bytes: some Collection<UInt8>) -> String {
        // Copying once avoids a generic loop, which is slow when it is not specialised.
        let bytes = [UInt8](bytes)
        return String(unsafeUninitializedCapacity: bytes.count * 2) { buffer in
            for (index, byte) in bytes.enumerated() {
                buffer[2 * index] = digit(byte >> 4)
                buffer[2 * index + 1] = digit(byte & 15)
            }
            return bytes.count * 2
        }
    }

    /// The digit of a value below 16.
    static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }

    /// The bytes of `text`, or nil if it has an odd length or a character that is not a digit.
    package static func decode(_ text: some StringProtocol) -> [UInt8]? {
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
