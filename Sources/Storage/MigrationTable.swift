/// Statements on the table of applied steps.
struct MigrationTable {
    let tx: any Transaction

    init(_ tx: any Transaction) { self.tx = tx }

    /// Creates the table if it is missing, and refuses a database with steps outside `known`.
    func open(knowing known: Set<String>) throws {
        try tx.execute("CREATE TABLE IF NOT EXISTS migrations (name \(.text) NOT NULL PRIMARY KEY)")
        for row in try tx.fetch("SELECT name FROM migrations ORDER BY name") {
            let name = try row.value("name", as: String.self)
            guard known.contains(name) else { throw MigrationError.newerDatabase(step: name) }
        }
    }

    func holds(_ name: String) throws -> Bool {
        try tx.first("SELECT name FROM migrations WHERE name = \(name)") != nil
    }

    func add(_ name: String) throws { try tx.execute("INSERT INTO migrations (name) VALUES (\(name))") }
}
