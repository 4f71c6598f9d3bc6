import Foundation
import Testing

/// Statements on rows of pools name the pool, so that the rows of each could lie on a machine of their own. The others
/// would ask every machine; docs/scaling.md lists them.
///
/// A condition that is wholly interpolated, as in `WHERE \(isOfDataset)`, counts as a name of the pool.
@Suite struct StatementScopeTests {
    private struct Statement {
        var place: String
        var words: [String]
    }

    private static let columns: Set<String> = ["pool_id", "identity_pool_id"]
    /// What may follow a value.
    private static let ends: Set<String> = [
        "AND", "OR", "ORDER", "LIMIT", "RETURNING", "GROUP", "WHERE", "LEFT", "JOIN", "ON", "UNION", ")", ",",
    ]

    @Test func `the page lists each statement that asks for rows of all pools`() throws {
        let pools = try Self.tablesOfPools()
        let statements = try Self.statements().filter { !pools.isDisjoint(with: Self.tables(in: $0.words)) }
        #expect(pools.count > 50 && statements.count > 250)
        let wide = Set(statements.filter { !Self.namesPool($0.words) }.map(\.place))
        let spans = try SourceTree.text(of: "docs/scaling.md").components(separatedBy: "`")
        let listed = Set(spans.filter { $0.contains("Table.") && !$0.contains(" ") })
        #expect(wide.subtracting(listed) == [], "docs/scaling.md does not list these")
        #expect(listed.subtracting(wide) == [], "docs/scaling.md lists these, and they name the pool or are gone")
    }

    @Test func `a join stays within one pool, or within the tables of the account`() throws {
        let pools = try Self.tablesOfPools()
        var found = 0
        for statement in try Self.statements() where statement.words.contains("JOIN") {
            let tables = Self.tables(in: statement.words)
            guard !pools.isDisjoint(with: tables) else { continue }
            found += 1
            #expect(tables.isSubset(of: pools), "\(statement.place) joins \(tables)")
            let joins = statement.words.count { $0 == "JOIN" }
            #expect(Self.equations(in: statement.words) >= joins, "\(statement.place) does not compare the pools")
        }
        #expect(found >= 8)
    }

    @Test func `a statement names a pool by a value or in what it inserts`() {
        func names(_ text: String) -> Bool { Self.namesPool(Self.words(of: text)) }
        #expect(names("SELECT * FROM users WHERE pool_id =  AND name = "))
        #expect(names("DELETE FROM users WHERE users.identity_pool_id = "))
        #expect(names("INSERT INTO users (name, pool_id) VALUES (, )"))
        #expect(names("SELECT n FROM users WHERE  LIMIT "))
        #expect(!names("SELECT pool_id FROM users WHERE name = "))
        #expect(!names("SELECT * FROM a JOIN b ON a.pool_id = b.pool_id WHERE a.name = "))
        #expect(!names("SELECT * FROM pools WHERE pool_id >  ORDER BY pool_id"))
        let join = Self.words(of: "SELECT * FROM a JOIN b ON a.pool_id = b.pool_id WHERE a.pool_id = ")
        #expect(Self.equations(in: join) == 1 && Self.tables(in: join) == ["a", "b"])
    }

    private static func namesPool(_ words: [String]) -> Bool {
        if words.first == "INSERT", let end = words.firstIndex(of: ")") {
            return words[..<end].contains { columns.contains($0) }
        }
        return words.indices.contains { place in
            let (next, value) = (word(place + 1, of: words), word(place + 2, of: words))
            if words[place] == "WHERE" { return next.map(ends.contains) ?? true }
            guard columns.contains(column(words[place])) else { return false }
            return next == "IN" || next == "=" && value.map(ends.contains) ?? true
        }
    }

    /// How often the pools of two tables are compared.
    private static func equations(in words: [String]) -> Int {
        words.indices.count { place in
            columns.contains(column(words[place])) && word(place + 1, of: words) == "="
                && word(place + 2, of: words).map { columns.contains(column($0)) } == true
        }
    }

    private static func column(_ word: String) -> String { word.split(separator: ".").last.map(String.init) ?? word }

    private static func word(_ place: Int, of words: [String]) -> String? {
        words.indices.contains(place) ? words[place] : nil
    }

    private static func tables(in words: [String]) -> Set<String> {
        let openings: Set = ["FROM", "JOIN", "INTO", "UPDATE"]
        return Set(zip(words, words.dropFirst()).filter { openings.contains($0.0) && $0.1 != "(" }.map(\.1))
            .subtracting(["SET"])
    }

    /// The tables whose rows are of a pool.
    private static func tablesOfPools() throws -> Set<String> {
        let texts = try files().flatMap(\.swift.strings).map { words(of: $0.text) }
        let made = texts.filter { $0.starts(with: ["CREATE", "TABLE"]) && !columns.isDisjoint(with: $0) }
        return Set(made.map { $0[2] })
    }

    private static func statements() throws -> [Statement] {
        let openings: Set = ["SELECT", "INSERT", "UPDATE", "DELETE", "WITH"]
        return try files().filter { $0.stem.hasSuffix("Table") }.flatMap { file in
            file.swift.strings.compactMap { string in
                let words = words(of: string.text)
                guard words.first.map(openings.contains) == true else { return nil }
                let around = file.declarations.functions
                    .filter { $0.line <= string.line && string.line < $0.line + $0.length }.max { $0.line < $1.line }
                return Statement(place: "\(file.stem).\(around?.name ?? "?")", words: words)
            }
        }
    }

    /// The files with statements, without those of the libraries for apps and of tools.
    private static func files() throws -> [SourceFile] {
        let others = ["Sources/AWSCognito/", "Sources/Bench/", "Sources/TestKit/"]
        return try SourceTree.files(in: "Sources").filter { file in
            file.isTable && !others.contains { file.path.hasPrefix($0) }
        }
    }

    /// Names and signs. What was interpolated is not there.
    private static func words(of text: String) -> [String] {
        var (words, word) = ([String](), "")
        for character in text + " " {
            if character.isLetter || character.isNumber || "_.'".contains(character) {
                word.append(character)
                continue
            }
            if !word.isEmpty { words.append(word) }
            word = ""
            if !character.isWhitespace { words.append(String(character)) }
        }
        return words
    }
}
