/// The cells of a line (UP-CSV-24, UP-CSV-25, UP-CSV-36).
///
/// Cells are separated by commas and never quoted: a quotation mark is an ordinary character. A comma within a cell
/// follows a backslash; before any other character, a backslash is an ordinary character as well.
package enum CSVCells {
    /// The cells, without the white space around each.
    package static func read(_ line: String) -> [String] {
        var cells: [String] = []
        var cell = String.UnicodeScalarView()
        var escapes = false
        for scalar in line.unicodeScalars {
            if scalar == ",", escapes {
                cell.removeLast()
                cell.append(scalar)
            } else if scalar == "," {
                cells.append(trimmed(cell))
                cell = String.UnicodeScalarView()
            } else {
                cell.append(scalar)
            }
            escapes = scalar == "\\"
        }
        return cells + [trimmed(cell)]
    }

    private static func trimmed(_ cell: String.UnicodeScalarView) -> String {
        let rest = cell.drop { $0.properties.isWhitespace }
        guard let last = rest.lastIndex(where: { !$0.properties.isWhitespace }) else { return "" }
        return String(rest[...last])
    }
}
