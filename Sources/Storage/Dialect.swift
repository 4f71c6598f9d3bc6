/// The three kinds of column that both engines share.
public enum ColumnType: Sendable { case text, integer, bytes }

/// All that differs between the two engines in what we write.
///
/// It must not grow (a test counts its members).
public struct Dialect: Sendable {
    /// The text that stands for the value of this number, counted from 1.
    public var placeholder: @Sendable (Int) -> String
    /// The column type for `.text`.
    public var text: String
    /// The column type for `.integer`.
    public var integer: String
    /// The column type for `.bytes`.
    public var bytes: String

    func name(of type: ColumnType) -> String {
        switch type {
        case .text: text
        case .integer: integer
        case .bytes: bytes
        }
    }

    /// What SQLite reads.
    public static let sqlite = Dialect(
        placeholder: { "?" + String($0) }, text: "TEXT", integer: "INTEGER", bytes: "BLOB")

    /// `COLLATE "C"` makes PostgreSQL sort by bytes as SQLite does, whatever locale the database was made with.
    public static let postgres = Dialect(
        placeholder: { "$" + String($0) }, text: "TEXT COLLATE \"C\"", integer: "BIGINT", bytes: "BYTEA")
}
