/// Text of callers and files, made safe for a terminal.
package enum TerminalText {
    /// The text with a question mark in place of each character that terminals interpret: control characters, line
    /// separators and marks of the writing direction.
    package static func printable(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { line, scalar in
            let isPlain =
                scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
                && !(0x2028...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value)
            line.unicodeScalars.append(isPlain ? scalar : "?")
        }
    }
}
