import Foundation

/// A file of quoted cells for spreadsheets; no cell is evaluated as a formula.
package struct CSVFile {
    private let file: FileHandle

    /// Creates the file, which must not exist.
    ///
    /// - Throws: `ConfigurationError`.
    package init(_ path: String) throws {
        let files = FileManager.default
        guard !files.fileExists(atPath: path) else { throw ConfigurationError("\(path) exists already") }
        // It holds names of users, so only its owner may read it.
        guard files.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600]),
            let file = FileHandle(forWritingAtPath: path)
        else { throw ConfigurationError("\(path) cannot be written") }
        self.file = file
    }

    /// Adds a line.
    package func add(_ cells: [String]) throws {
        try file.write(contentsOf: Data((cells.map(Self.quoted).joined(separator: ",") + "\r\n").utf8))
    }

    /// Spreadsheets take a cell that begins like a formula as text after an apostrophe.
    private static func quoted(_ cell: String) -> String {
        let isFormula = cell.unicodeScalars.first.map { "=+-@\t\r".unicodeScalars.contains($0) } ?? false
        return "\"" + (isFormula ? "'" : "") + cell.replacingOccurrences(of: "\"", with: "\"\"") + "\""
    }
}
