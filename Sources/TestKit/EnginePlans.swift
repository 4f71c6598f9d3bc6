import Foundation
public import Storage

/// The tables, or indexes, that `sql` would read from end to end on `database`, which comes from `Engine`.
///
/// PostgreSQL is asked not to read a table whole if it can help it, so that a small table in a test counts like one of
/// a million rows. A walk along a whole index counts too. What an index narrows down is not measured: a condition on
/// the pool alone is no full scan here.
public func fullScans(of sql: SQL, on database: any Database) async throws -> [String] {
    guard let fresh = database as? FreshDatabase else {
        throw StorageError.unexpected("Only a database that Engine has made knows its engine.")
    }
    return switch fresh.engine {
    case .sqliteFile: SQLitePlan(try await ExplainTable.sqlite(sql, fresh)).fullScans
    case .postgres: try PostgresPlan(await ExplainTable.postgres(sql, fresh)).fullScans
    }
}

/// How `sql` would be carried out, in the engine's own words.
public func queryPlan(of sql: SQL, on database: any Database) async throws -> [String] {
    guard let fresh = database as? FreshDatabase else { return [] }
    return switch fresh.engine {
    case .sqliteFile: try await ExplainTable.sqlite(sql, fresh)
    case .postgres: try await ExplainTable.postgres(sql, fresh).split(separator: "\n").map(String.init)
    }
}

/// Questions about plans.
private enum ExplainTable {
    static func sqlite(_ sql: SQL, _ database: FreshDatabase) async throws -> [String] {
        try await database.write { tx in
            try tx.fetch("EXPLAIN QUERY PLAN \(sql)").map { try $0.value("detail", as: String.self) }
        }
    }

    static func postgres(_ sql: SQL, _ database: FreshDatabase) async throws -> String {
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
        // What the statement itself has put together is no table.
        let own = Set(words.filter { ["CO-ROUTINE", "MATERIALIZE"].contains($0.first) }.compactMap(\.last))
        fullScans = words.compactMap { words in
            guard words.first == "SCAN", words.count > 1, !words.contains("CONSTANT"), !own.contains(words[1]) else {
                return nil
            }
            return words[1].hasPrefix("(") ? nil : words[1]
        }
    }
}

/// PostgreSQL's tree of nodes, each with its kind, its table and its condition.
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
