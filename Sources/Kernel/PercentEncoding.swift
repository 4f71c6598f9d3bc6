/// Percent-encoding (RFC 3986, section 2), with one spelling for each byte.
package enum PercentEncoding {
    /// Encodes all bytes as `%XX`, except letters, digits, `-`, `.`, `_`, `~` and the bytes in `also`.
    package static func encode(_ bytes: some Collection<UInt8>, also kept: StaticString = "") -> String {
        let kept = kept.withUTF8Buffer { Array($0) }
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count + 16)
        for byte in bytes {
            if isUnreserved(byte) || kept.contains(byte) {
                text.append(byte)
            } else {
                text.append(UInt8(ascii: "%"))
                text.append(digit(byte >> 4))
                text.append(digit(byte & 15))
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value + (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "A") - 10)
    }

    /// Decodes `text`. A plus sign is not decoded.
    ///
    /// - Returns: The bytes, or nil if two hexadecimal digits do not follow a percent sign.
    package static func decode(_ text: some Collection<UInt8>) -> [UInt8]? { decode(text, isLenient: false) }

    /// Decodes `text` as SigV4 does: a percent sign without two digits after it is kept.
    package static func decodeLeniently(_ text: some Collection<UInt8>) -> [UInt8] {
        decode(text, isLenient: true) ?? []
    }

    private static func decode(_ text: some Collection<UInt8>, isLenient: Bool) -> [UInt8]? {
        let text = Array(text)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count)
        var index = 0
        while index < text.count {
            if text[index] != UInt8(ascii: "%") {
                bytes.append(text[index])
                index += 1
            } else if index + 2 < text.count, let high = text[index + 1].asciiHexDigitValue,
                let low = text[index + 2].asciiHexDigitValue
            {
                bytes.append(high << 4 | low)
                index += 3
            } else {
                guard isLenient else { return nil }
                bytes.append(UInt8(ascii: "%"))
                index += 1
            }
        }
        return bytes
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || "-._~".utf8.contains(byte)
    }
}
