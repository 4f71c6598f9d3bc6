/// The position of a statement in the text of its policy, for SimulateCustomPolicy.
package struct StatementSpan: Hashable, Sendable {
    /// A position between two characters, by the line and column of the second one, counted from 1.
    package struct Position: Hashable, Sendable {
        package var line = 1
        /// The column, in characters.
        package var column = 1
    }

    /// The position after the colon, bracket or comma that comes before the statement.
    package var start: Position
    /// The position after the statement's closing brace.
    package var end: Position

    /// The positions of the statements of a policy, in their order; empty for a text that is not a policy.
    package static func all(in text: String) -> [StatementSpan] {
        var scanner = StatementScanner()
        for byte in text.utf8 { scanner.scan(byte) }
        return scanner.spans
    }
}

/// Follows the text of a policy, byte by byte. The text has been read as JSON already.
private struct StatementScanner {
    var spans: [StatementSpan] = []
    private var position = StatementSpan.Position()
    private var depth = 0
    private var isInString = false
    private var isEscaped = false
    /// The last string of the outermost object, which is the name of a member when a colon follows.
    private var name: [UInt8] = []
    /// How deep the statements are, while their member is read.
    private var statementDepth: Int?
    private var start = StatementSpan.Position()

    mutating func scan(_ byte: UInt8) {
        advance(over: byte)
        if isInString { return scanInString(byte) }
        switch byte {
        case UInt8(ascii: "\""):
            isInString = true
            name = []
        case UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: "["):
            depth += 1
            if depth == 2, statementDepth == 2 { (statementDepth, start) = (3, position) }
        case UInt8(ascii: "}"):
            if depth == statementDepth { spans.append(StatementSpan(start: start, end: position)) }
            depth -= 1
        case UInt8(ascii: "]"): depth -= 1
        case UInt8(ascii: ":") where depth == 1:
            statementDepth = name.elementsEqual("Statement".utf8) ? 2 : nil
            start = position
        case UInt8(ascii: ","):
            if depth == 1 { statementDepth = nil } else if depth == 2, statementDepth == 3 { start = position }
        default: break
        }
    }

    private mutating func scanInString(_ byte: UInt8) {
        if isEscaped {
            isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
            isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
            isInString = false
            return
        }
        // Longer names are never compared.
        if depth == 1, name.count < 10 { name.append(byte) }
    }

    private mutating func advance(over byte: UInt8) {
        if byte == UInt8(ascii: "\n") {
            position = StatementSpan.Position(line: position.line + 1)
        } else if byte & 0xC0 != 0x80 {
            position.column += 1
        }
    }
}
