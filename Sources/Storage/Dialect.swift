/// The column types that both engines share.
package enum ColumnType: Sendable { case text, integer, bytes }

/// The differences between the engines in the SQL that is written here. A test limits the number of members.
package struct Dialect: Sendable {
    /// The placeholder of the value with this number, counted from 1.
    package var placeholder: @Sendable (Int) -> String
    /// The column type of `.text`.
    package var text: String
    /// The column type of `.integer`.
    package var integer: String
    /// The column type of `.bytes`.
    package var bytes: String

    func name(of type: ColumnType) -> String {
        switch type {
        case .text: text
        case .integer: integer
        case .bytes: bytes
        }
    }

    package static let sqlite = Dialect(
        placeholder: { "?" + String($0) }, text: "TEXT", integer: "INTEGER", bytes: "BLOB")

    /// `COLLATE "C"` makes PostgreSQL sort by bytes as SQLite does, regardless of the database's locale.
    package static let postgres = Dialect(
        placeholder: { "$" + String($0) }, text: "TEXT COLLATE \"C\"", integer: "BIGINT", bytes: "BYTEA")
}
