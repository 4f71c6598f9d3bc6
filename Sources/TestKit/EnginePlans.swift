import Foundation
package import Storage

/// The tables or indexes that `sql` would scan completely on `database`, which comes from `Engine`.
///
/// PostgreSQL is configured to avoid scans, so that a small table in a test behaves like a table of a million rows. A
/// scan of a whole index is included. How selective an index is does not matter: a condition on the pool only is not a
/// full scan here.
package func fullScans(of sql: SQL, on database: any Database) async throws -> [String] {
    let fresh = try requireFresh(database)
    return switch fresh.engine {
    case .sqliteFile: SQLitePlan(try await ExplainTable.sqlite(sql, in: fresh)).fullScans
    case .postgres: try PostgresPlan(await ExplainTable.postgres(sql, in: fresh)).fullScans
    }
}

/// The engine's plan for `sql`, as the engine prints it.
package func queryPlan(of sql: SQL, on database: any Database) async throws -> [String] {
    let fresh = try requireFresh(database)
    return switch fresh.engine {
    case .sqliteFile: try await ExplainTable.sqlite(sql, in: fresh)
    case .postgres: try await ExplainTable.postgres(sql, in: fresh).split(separator: "\n").map(String.init)
    }
}

private func requireFresh(_ database: any Database) throws -> FreshDatabase {
    guard let fresh = database as? FreshDatabase else {
        throw StorageError.unexpected("The engine is known of databases that Engine has made, and of no other.")
    }
    return fresh
}

/// Statements that explain plans.
private enum ExplainTable {
    static func sqlite(_ sql: SQL, in database: FreshDatabase) async throws -> [String] {
        try await database.write { tx in
            try tx.fetch("EXPLAIN QUERY PLAN \(sql)").map { try $0.value("detail", as: String.self) }
        }
    }

    static func postgres(_ sql: SQL, in database: FreshDatabase) async throws -> String {
        try await database.write { tx in
            try tx.execute("SET LOCAL enable_seqscan = off")
            return try tx.fetch("EXPLAIN (FORMAT JSON) \(sql)")
                .map { try $0.value("QUERY PLAN", as: String.self) }.joined()
        }
    }
}

/// SQLite's lines: `SEARCH users USING INDEX …`, `SCAN users`, `SCAN users USING INDEX …`.
struct SQLitePlan {
    let fullScans: [String]

    init(_ lines: [String]) {
        let words = lines.map { $0.split(separator: " ").map(String.init) }
        // The result of a subquery is not a table.
        let subqueries = Set(words.filter { ["CO-ROUTINE", "MATERIALIZE"].contains($0.first) }.compactMap(\.last))
        fullScans = words.compactMap { words in
            guard words.first == "SCAN", words.count > 1, !words.contains("CONSTANT"), !subqueries.contains(words[1])
            else {
                return nil
            }
            return words[1].hasPrefix("(") ? nil : words[1]
        }
    }
}

/// PostgreSQL's tree of nodes, each with its kind, table and condition.
struct PostgresPlan {
    private(set) var fullScans: [String] = []

    init(_ json: String) throws {
        let top = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]]
        top?.compactMap { $0["Plan"] as? [String: Any] }.forEach { read($0) }
    }

    private mutating func read(_ node: [String: Any]) {
        let kind = node["Node Type"] as? String ?? ""
        let name = node["Relation Name"] as? String ?? node["Index Name"] as? String ?? "?"
        let walksIndex = kind.hasSuffix("Index Scan") || kind == "Index Only Scan"
        if kind == "Seq Scan" || walksIndex && node["Index Cond"] == nil { fullScans.append(name) }
        (node["Plans"] as? [[String: Any]])?.forEach { read($0) }
    }
}
