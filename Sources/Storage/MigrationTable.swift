/// Statements on the table of applied steps.
struct MigrationTable {
    let tx: any Transaction

    init(_ tx: any Transaction) { self.tx = tx }

    /// Creates the table if it is missing, and refuses a database with steps outside `known` that `mode` does not
    /// tolerate.
    ///
    /// - Returns: How many steps have been applied.
    func open(knowing known: Set<String>, mode: MigrationMode) throws -> Int {
        try tx.execute("CREATE TABLE IF NOT EXISTS migrations (name \(.text) NOT NULL PRIMARY KEY)")
        let names = try names()
        for name in names where !known.contains(name) && !mode.tolerates(name) {
            throw MigrationError.newerDatabase(step: name)
        }
        return names.count
    }

    func names() throws -> [String] {
        try tx.fetch("SELECT name FROM migrations ORDER BY name").map { try $0.value("name") }
    }

    func contains(_ name: String) throws -> Bool {
        try tx.first("SELECT name FROM migrations WHERE name = \(name)") != nil
    }

    func add(_ name: String) throws { try tx.execute("INSERT INTO migrations (name) VALUES (\(name))") }
}
