import Kernel

/// Reads the values of properties.
extension StyleSheetReader {
    /// A value up to the semicolon or brace that ends it, with single spaces.
    mutating func value() throws(StyleSheetRefusal) -> String {
        var value = ""
        var depth = 0
        while let byte = next, byte != UInt8(ascii: ";"), byte != UInt8(ascii: "}") {
            value += try part(&depth)
        }
        let trimmed = value.utf8.last == UInt8(ascii: " ") ? String(value.dropLast()) : value
        guard next != nil, depth == 0, !trimmed.isEmpty else { throw .syntax(expected: "complete value", line: line) }
        return trimmed.utf8.first == UInt8(ascii: " ") ? String(trimmed.dropFirst()) : trimmed
    }

    private mutating func part(_ depth: inout Int) throws(StyleSheetRefusal) -> String {
        switch next {
        case UInt8(ascii: " ")?, UInt8(ascii: "\t")?, UInt8(ascii: "\r")?, UInt8(ascii: "\n")?:
            skipSpace()
            return " "
        case UInt8(ascii: "\"")?, UInt8(ascii: "'")?: return try string()
        case UInt8(ascii: "!")?: return try priority()
        case UInt8(ascii: "(")?:
            // A parenthesis of its own groups arithmetic.
            guard depth > 0 else { throw .syntax(expected: "function before a parenthesis", line: line) }
            return try open(&depth, name: "")
        case UInt8(ascii: ")")?:
            guard depth > 0 else { throw .syntax(expected: "parenthesis to close", line: line) }
            depth -= 1
            advance()
            return ")"
        default: return try word(&depth)
        }
    }

    /// A word, number, color or mark, or a function up to its opening parenthesis.
    private mutating func word(_ depth: inout Int) throws(StyleSheetRefusal) -> String {
        let text = take { $0.isASCIIAlphanumeric || "#.%+-_".utf8.contains($0) }
        guard text.isEmpty else {
            guard next == UInt8(ascii: "(") else { return text }
            guard StyleSheet.functions.contains(text.lowercased()) else {
                throw .function(String(text.prefix(80)), line: line)
            }
            return try open(&depth, name: text)
        }
        let mark = next
        guard let mark, ",/*".utf8.contains(mark) else { throw .syntax(expected: "permitted character", line: line) }
        advance()
        // A comment would split a word for some readers.
        guard mark != UInt8(ascii: "/") || next != UInt8(ascii: "*") else {
            throw .syntax(expected: "value without a comment", line: line)
        }
        return String(Unicode.Scalar(mark))
    }

    private mutating func open(_ depth: inout Int, name: String) throws(StyleSheetRefusal) -> String {
        guard depth < Self.maxDepth else { throw .syntax(expected: "simpler value", line: line) }
        depth += 1
        advance()
        return name + "("
    }

    /// The name of a font.
    private mutating func string() throws(StyleSheetRefusal) -> String {
        let quote = next
        advance()
        let name = take { $0.isASCIIAlphanumeric || " -_.,".utf8.contains($0) }
        guard next == quote else { throw .syntax(expected: "string of letters and digits", line: line) }
        advance()
        return "\"\(name)\""
    }

    private mutating func priority() throws(StyleSheetRefusal) -> String {
        advance()
        skipSpace()
        guard take(\.isASCIILetter).lowercased() == "important" else {
            throw .syntax(expected: "!important", line: line)
        }
        return "!important"
    }

    private static let maxDepth = 8
}
