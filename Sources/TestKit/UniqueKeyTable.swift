package import Storage

/// The unique keys and the references of a database, as its engine lists them.
package struct UniqueKeyTable {
    private let tx: any Transaction
    private let engine: Engine

    /// The catalogues of `engine` in a transaction.
    package init(_ tx: any Transaction, of engine: Engine) {
        self.tx = tx
        self.engine = engine
    }

    /// The primary keys and unique indexes of each table: their columns, in order.
    package func keys() throws -> [String: Set<[String]>] {
        var columns: [[String]: [String]] = [:]
        for row in try tx.fetch(engine == .postgres ? Self.postgresKeys : Self.sqliteKeys) {
            let index: [String] = [try row.value("table_name"), try row.value("index_name")]
            columns[index, default: []].append(try row.value("column_name"))
        }
        return columns.reduce(into: [:]) { $0[$1.key[0], default: []].insert($1.value) }
    }

    /// How many columns refer to another table.
    package func referenceCount() throws -> Int {
        let statement: SQL =
            engine == .postgres
            ? "SELECT COUNT(*) AS n FROM pg_constraint WHERE contype = 'f'"
            : """
            SELECT COUNT(*) AS n FROM sqlite_master AS tables JOIN pragma_foreign_key_list(tables.name)
            WHERE tables.type = 'table'
            """
        return try tx.first(statement)?.value("n") ?? 0
    }

    private static let sqliteKeys: SQL = """
        SELECT tables.name AS table_name, indexes.name AS index_name, parts.name AS column_name
        FROM sqlite_master AS tables JOIN pragma_index_list(tables.name) AS indexes
        JOIN pragma_index_info(indexes.name) AS parts
        WHERE tables.type = 'table' AND indexes."unique" = 1 ORDER BY tables.name, indexes.name, parts.seqno
        """

    private static let postgresKeys: SQL = """
        SELECT CAST(tables.relname AS text) AS table_name, CAST(indexes.relname AS text) AS index_name,
            CAST(columns.attname AS text) AS column_name
        FROM pg_index AS found JOIN pg_class AS tables ON tables.oid = found.indrelid
        JOIN pg_class AS indexes ON indexes.oid = found.indexrelid
        JOIN pg_namespace AS spaces ON spaces.oid = tables.relnamespace AND spaces.nspname = current_schema()
        CROSS JOIN LATERAL unnest(found.indkey) WITH ORDINALITY AS parts(number, place)
        JOIN pg_attribute AS columns ON columns.attrelid = tables.oid AND columns.attnum = parts.number
        WHERE found.indisunique ORDER BY 1, 2, parts.place
        """
}
