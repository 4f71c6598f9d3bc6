/// Writes claims as JSON without white space.
struct ClaimsWriter {
    private(set) var bytes: [UInt8] = []

    init(_ claims: Claims) {
        bytes.reserveCapacity(1024)
        write(claims)
    }

    init(_ value: ClaimValue) { write(value) }

    private mutating func write(_ claims: Claims) {
        write(claims.all, between: "{", and: "}") { writer, claim in
            writer.write(claim.name)
            writer.bytes.append(UInt8(ascii: ":"))
            writer.write(claim.value)
        }
    }

    private mutating func write(_ value: ClaimValue) {
        switch value {
        case .string(let text): write(text)
        case .integer(let number): bytes += String(number).utf8
        case .decimal(let number): bytes += number.isFinite ? String(number).utf8 : "null".utf8
        case .boolean(let truth): bytes += truth ? "true".utf8 : "false".utf8
        case .list(let values): write(values, between: "[", and: "]") { $0.write($1) }
        case .object(let claims): write(claims)
        case .null: bytes += "null".utf8
        }
    }

    private mutating func write<Element>(
        _ elements: [Element], between opening: Unicode.Scalar, and closing: Unicode.Scalar,
        writeOne: (inout Self, Element) -> Void
    ) {
        bytes.append(UInt8(ascii: opening))
        for (index, element) in elements.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            writeOne(&self, element)
        }
        bytes.append(UInt8(ascii: closing))
    }

    /// Escapes only quotes, backslashes and control characters.
    private mutating func write(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        defer { bytes.append(UInt8(ascii: "\"")) }
        var text = text
        // Nearly all text needs no escape and is appended in one call.
        let isPlain = text.withUTF8 { utf8 in
            guard !utf8.contains(where: Self.isEscaped) else { return false }
            bytes.append(contentsOf: utf8)
            return true
        }
        guard !isPlain else { return }
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 0..<0x20: bytes += "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8
            default: bytes.append(byte)
            }
        }
    }

    private static func isEscaped(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20
    }
}
