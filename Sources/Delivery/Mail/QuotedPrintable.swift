/// The transfer encoding of any text as ASCII lines of at most 76 characters (RFC 2045, section 6.7).
enum QuotedPrintable {
    /// Encodes `text`; every kind of line end becomes CR LF.
    static func encode(_ text: String) -> String {
        var lines = Lines()
        var previous: UInt8 = 0
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\n") where previous == UInt8(ascii: "\r"): break
            case UInt8(ascii: "\r"), UInt8(ascii: "\n"): lines.end()
            default: lines.append(byte)
            }
            previous = byte
        }
        lines.end()
        return String(decoding: lines.encoded, as: UTF8.self)
    }

    private struct Lines {
        var encoded: [UInt8] = []
        private var length = 0
        private static let newline = Array("\r\n".utf8)
        private static let digits = Array("0123456789ABCDEF".utf8)

        mutating func append(_ byte: UInt8) {
            let piece = Self.isLiteral(byte, atStart: length == 0) ? [byte] : Self.escaped(byte)
            if length + piece.count > 75 {
                encoded += [UInt8(ascii: "=")] + Self.newline
                length = 0
            }
            encoded += piece
            length += piece.count
        }

        /// Escapes a space or tab at the end of a line, which would be lost in transit.
        mutating func end() {
            if let last = encoded.last, length > 0, last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") {
                encoded.removeLast()
                length -= 1
                let piece = Self.escaped(last)
                if length + piece.count > 76 { encoded += [UInt8(ascii: "=")] + Self.newline }
                encoded += piece
            }
            encoded += Self.newline
            length = 0
        }

        /// A dot at the start of a line is doubled by SMTP, and `From` there is escaped by mail stores. Encoding both
        /// avoids relying on the next server.
        private static func isLiteral(_ byte: UInt8, atStart: Bool) -> Bool {
            switch byte {
            case UInt8(ascii: "="): false
            case UInt8(ascii: "."), UInt8(ascii: "F"): !atStart
            case UInt8(ascii: "\t"), 0x20..<0x7F: true
            default: false
            }
        }

        private static func escaped(_ byte: UInt8) -> [UInt8] {
            [UInt8(ascii: "="), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
    }
}
