/// A table as the migrations leave it.
package struct MigratedTable: Sendable {
    package struct Column: Hashable, Sendable {
        package var name: String
        package var type: ColumnType
    }

    /// The columns, in their order.
    package private(set) var columns: [Column] = []
    /// The columns of the primary key, in order.
    package private(set) var key: [String] = []

    /// The tables after all steps of `history`, by name.
    ///
    /// - Throws: `StorageError.unexpected` for a statement that this reader does not support.
    package static func all(after history: [Migration]) throws -> [String: MigratedTable] {
        var tables: [String: MigratedTable] = [:]
        for statement in history.flatMap(\.statements) {
            let text = statement.rendered(for: .sqlite).text
            let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
            guard words.count > 2 else { throw unknown(text) }
            if words.starts(with: ["CREATE", "TABLE"]) {
                try tables[name(in: text)] = MigratedTable(definition: inner(text))
            } else if words.starts(with: ["DROP", "TABLE"]) {
                tables[words[2]] = nil
            } else if words.starts(with: ["ALTER", "TABLE"]) {
                guard tables[words[2]] != nil else { throw unknown(text) }
                try tables[words[2]]?.alter(Array(words.dropFirst(3)))
            }
        }
        return tables
    }

    private init(definition: String) throws {
        for part in Self.parts(of: definition) {
            if part.hasPrefix("PRIMARY KEY") {
                key = try Self.parts(of: Self.inner(part))
            } else {
                let column = try Self.column(part.split(separator: " ").map(String.init))
                columns.append(column)
                if part.contains("PRIMARY KEY") { key = [column.name] }
            }
        }
    }

    private mutating func alter(_ words: [String]) throws {
        if words.starts(with: ["ADD", "COLUMN"]) {
            columns.append(try Self.column(Array(words.dropFirst(2))))
        } else if words.starts(with: ["DROP", "COLUMN"]) {
            columns.removeAll { $0.name == words[2] }
        } else {
            throw Self.unknown(words.joined(separator: " "))
        }
    }

    private static func column(_ words: [String]) throws -> Column {
        let types: [String: ColumnType] = ["TEXT": .text, "INTEGER": .integer, "BLOB": .bytes]
        guard words.count > 1, let type = types[words[1]] else { throw unknown(words.joined(separator: " ")) }
        return Column(name: words[0], type: type)
    }

    /// The last word before the first parenthesis.
    private static func name(in text: String) throws -> String {
        guard let name = text.prefix(while: { $0 != "(" }).split(whereSeparator: \.isWhitespace).last else {
            throw unknown(text)
        }
        return String(name)
    }

    /// The text between the first and the last parenthesis.
    private static func inner(_ text: String) throws -> String {
        guard let start = text.firstIndex(of: "("), let end = text.lastIndex(of: ")"), start < end else {
            throw unknown(text)
        }
        return String(text[text.index(after: start)..<end])
    }

    /// Splits at the commas outside parentheses, and trims.
    private static func parts(of text: String) -> [String] {
        var (parts, depth) = ([""], 0)
        for character in text {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        return parts.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    }

    private static func unknown(_ text: String) -> StorageError { .unexpected("cannot read the statement \(text)") }
}
