import CLibPQ
import Storage

/// A statement in PostgreSQL's dialect, with the types of its values.
struct PostgresStatement {
    /// The identity of a prepared statement: its text and the types of its values.
    struct Key: Hashable {
        var text: String
        var types: [Oid]
    }

    let key: Key
    let values: [SQLValue]

    init(_ sql: SQL) {
        let (text, values) = sql.rendered(for: .postgres)
        key = Key(text: text, types: values.map(\.type))
        self.values = values
    }

    static let beginRead = PostgresStatement("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
    static let beginWrite = PostgresStatement("BEGIN ISOLATION LEVEL SERIALIZABLE READ WRITE")
    static let commit = PostgresStatement("COMMIT")
    static let rollback = PostgresStatement("ROLLBACK")
}
