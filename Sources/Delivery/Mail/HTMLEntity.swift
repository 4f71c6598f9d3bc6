/// Character references of HTML.
enum HTMLEntity {
    /// Decodes the reference whose `&` was just removed from `source`. Text that is not a reference stays unchanged.
    static func decode(_ source: inout ArraySlice<UInt8>) -> [UInt8] {
        guard let end = source.prefix(10).firstIndex(of: UInt8(ascii: ";")),
            let scalar = scalar(String(decoding: source[..<end], as: UTF8.self))
        else { return [UInt8(ascii: "&")] }
        source = source[(end + 1)...]
        return Array(String(scalar).utf8)
    }

    private static func scalar(_ name: String) -> Unicode.Scalar? {
        switch name {
        case "amp": "&"
        case "lt": "<"
        case "gt": ">"
        case "quot": "\""
        case "apos": "'"
        case "nbsp": " "
        default: numbered(name)
        }
    }

    private static func numbered(_ name: String) -> Unicode.Scalar? {
        guard name.utf8.first == UInt8(ascii: "#") else { return nil }
        let digits = name.dropFirst()
        let isHexadecimal = digits.utf8.first == UInt8(ascii: "x") || digits.utf8.first == UInt8(ascii: "X")
        let value = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
        // References to control characters are not decoded.
        return value.flatMap { $0 < 0x20 ? nil : Unicode.Scalar($0) }
    }
}
