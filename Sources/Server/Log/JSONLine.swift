import Kernel

/// Writes one JSON object with its members in the order of the calls.
struct JSONLine {
    private(set) var bytes: [UInt8] = [UInt8(ascii: "{")]

    init() { bytes.reserveCapacity(256) }

    /// Adds a string member. Escapes every character that could end the line or the string (RFC 8259, section 7).
    mutating func add(_ name: String, text: String) {
        separate()
        quote(name)
        bytes.append(UInt8(ascii: ":"))
        quote(text)
    }

    /// Ends the object.
    mutating func close() { bytes.append(UInt8(ascii: "}")) }

    private mutating func separate() {
        if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
    }

    private mutating func quote(_ text: String) {
        var text = text
        bytes.append(UInt8(ascii: "\""))
        let isPlain = text.withUTF8 { utf8 in
            guard utf8.allSatisfy(Self.isPlain) else { return false }
            bytes.append(contentsOf: utf8)
            return true
        }
        if !isPlain { for scalar in text.unicodeScalars { append(scalar) } }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Whether it is a printable ASCII character that needs no escape, as nearly all are.
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte.isASCIIPrintable && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\"", "\\":
            bytes += [UInt8(ascii: "\\"), UInt8(ascii: scalar)]
        case "\n": bytes += Array("\\n".utf8)
        case "\r": bytes += Array("\\r".utf8)
        case "\t": bytes += Array("\\t".utf8)
        // Control characters, and characters that terminals and viewers interpret or treat as line ends.
        case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
            let digits = String(scalar.value, radix: 16)
            bytes += Array("\\u\(String(repeating: "0", count: 4 - digits.utf8.count))\(digits)".utf8)
        default: bytes += Array(String(scalar).utf8)
        }
    }
}
