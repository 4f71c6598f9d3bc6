import Foundation

/// Columns as wide as what stands in them, the first to the left and the others to the right.
struct TextTable {
    private var rows: [[String]]

    init(_ heads: String...) { rows = [heads] }

    mutating func add(_ cells: String...) { rows.append(cells) }

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
    /// With so many digits behind the point.
    func text(_ digits: Int) -> String { String(format: "%.\(digits)f", self) }
}
