/// Why a file is rejected as a whole (IMP-LOG-13). None of its rows is imported.
package enum ImportFileError: Error, Sendable, Equatable {
    /// It begins with a byte order mark (UP-CSV-26).
    case byteOrderMark
    /// A line is not UTF-8.
    case notUTF8(Int)
    /// A line is longer than it may be (UP-CSV-32).
    case lineTooLong(Int)
    /// The header lacks a column (UP-CSV-13).
    case columnMissing(String)
    /// The header has a column twice.
    case columnRepeated(String)
    /// The header has a column that the pool does not have; it is at this position, from 1.
    case columnUnknown(Int)
    /// The file has no line.
    case empty
    /// The file has more users than an import takes (UP-CSV-34).
    case tooManyUsers(Int)

    /// A sentence for administrators, without any content of a row.
    package var message: String {
        switch self {
        case .byteOrderMark: "The file begins with a byte order mark."
        case .notUTF8(let line): "Line \(line) of the file is not UTF-8."
        case .lineTooLong(let line): "Line \(line) of the file has more than \(FileLines.maxCharacters) characters."
        case .columnMissing(let name): "The header lacks the column \(name)."
        case .columnRepeated(let name): "The header has the column \(name) twice."
        case .columnUnknown(let number): "Column \(number) of the header is not a column of this user pool."
        case .empty: "The file is empty."
        case .tooManyUsers(let maximum): "The file has more than \(maximum) users."
        }
    }
}
