import Foundation

/// Columns as wide as their content, the first left-aligned and the others right-aligned.
struct TextTable {
    private var rows: [[String]]

    init(_ heads: String...) { rows = [heads] }

    mutating func add(_ cells: String...) { rows.append(cells) }

    /// The lines, each with its line end.
    var text: String {
        let widths = rows.reduce(into: [Int](repeating: 0, count: rows[0].count)) { widths, row in
            for (column, cell) in row.enumerated() { widths[column] = max(widths[column], cell.count) }
        }
        return rows.map { row in
            row.enumerated().map { column, cell in
                let space = String(repeating: " ", count: widths[column] - cell.count)
                return column == 0 ? cell + space : space + cell
            }.joined(separator: "  ") + "\n"
        }.joined()
    }
}

extension Double {
    /// With the given number of decimals.
    func text(_ digits: Int) -> String { String(format: "%.\(digits)f", self) }
}
