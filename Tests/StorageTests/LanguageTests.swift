import Kernel
import Storage
import TestKit
import Testing

/// The common SQL means the same on every engine.
@Suite struct LanguageTests {
    @Test(arguments: Engine.available)
    func `text sorts by its bytes`(on engine: Engine) async throws {
        let db = try await probe(on: engine)
        let texts = ["b", "B", "a", "_", "é", "Z", "-", "ß", "z", "E\u{301}", "10", "9"]
        let sorted = texts.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
        let found = try await db.write { tx in
            for (id, text) in texts.enumerated() {
                try tx.execute("INSERT INTO probe (id, text) VALUES (\(id), \(text))")
            }
            return try tx.fetch("SELECT text FROM probe ORDER BY text").map { try $0.value("text", as: String.self) }
        }
        #expect(found == sorted)
        let above = try await db.read { tx in
            try tx.fetch("SELECT text FROM probe WHERE text > \("Z") ORDER BY text DESC")
                .map { try $0.value("text", as: String.self) }
        }
        #expect(above == sorted.drop { $0 != "Z" }.dropFirst().reversed())
    }

    @Test(arguments: Engine.available)
    func `canonically equivalent texts are different keys`(on engine: Engine) async throws {
        let db = try await probe(on: engine)
        try await db.write { tx in
            try tx.execute("CREATE UNIQUE INDEX probe_text ON probe (text)")
            for (id, text) in ["\u{e9}", "e\u{301}", "É", "a", "A", "a "].enumerated() {
                try tx.execute("INSERT INTO probe (id, text) VALUES (\(id), \(text))")
            }
        }
        let row = try await db.read { try $0.first("SELECT id FROM probe WHERE text = \("e\u{301}")") }
        #expect(try row?.value("id") == 1)
    }

    @Test(arguments: Engine.available)
    func `row values compare as a whole`(on engine: Engine) async throws {
        let db = try await probe(on: engine)
        let after = try await db.write { tx in
            for id in 0..<9 {
                try tx.execute("INSERT INTO probe (id, number, text) VALUES (\(id), \(id / 3), \("t\(id % 3)"))")
            }
            return try tx.fetch(
                """
                SELECT id FROM probe WHERE (number, text) > (\(1), \("t0")) ORDER BY number, text LIMIT \(3)
                """
            ).map { try $0.value("id", as: Int.self) }
        }
        #expect(after == [4, 5, 6])
    }

    @Test(arguments: Engine.available)
    func `a statement returns the rows it changed`(on engine: Engine) async throws {
        let db = try await probe(on: engine)
        try await db.write { tx in
            let made = try tx.first("INSERT INTO probe (id, text) VALUES (7, 'x') RETURNING id, text")
            #expect(try made?.value("text") == "x")
            let changed = try tx.fetch("UPDATE probe SET number = 5 WHERE id = 7 RETURNING number, text")
            #expect(try changed.map { try $0.value("number", as: Int.self) } == [5])
            let gone = try tx.first("DELETE FROM probe WHERE id = 7 RETURNING number")
            #expect(try gone?.value("number") == 5)
            #expect(try tx.first("DELETE FROM probe WHERE id = 7 RETURNING number") == nil)
        }
    }

    @Test(arguments: Engine.available)
    func `a statement returns how many rows it changed`(on engine: Engine) async throws {
        let db = try await probe(on: engine)
        try await db.write { tx in
            try #expect(tx.execute("INSERT INTO probe (id) VALUES (1), (2), (3)") == 3)
            try #expect(tx.execute("UPDATE probe SET number = 1 WHERE id > 1") == 2)
            try #expect(tx.execute("UPDATE probe SET number = 1 WHERE id > 5") == 0)
            try #expect(tx.execute("DELETE FROM probe WHERE id = 9") == 0)
            try #expect(tx.execute("DELETE FROM probe") == 3)
            try #expect(tx.execute("CREATE INDEX probe_number ON probe (number)") == 0)
        }
    }

    @Test(arguments: Engine.available)
    func `a conflict becomes an update or is ignored`(on engine: Engine) async throws {
        let db = try await probe(on: engine)
        try await db.write { tx in
            for number in [1, 2] {
                try tx.execute(
                    """
                    INSERT INTO probe (id, number) VALUES (1, \(number))
                    ON CONFLICT (id) DO UPDATE SET number = probe.number + excluded.number
                    """)
            }
            try #expect(tx.execute("INSERT INTO probe (id) VALUES (1) ON CONFLICT (id) DO NOTHING") == 0)
            try #expect(tx.execute("INSERT INTO probe (id) VALUES (2) ON CONFLICT (id) DO NOTHING") == 1)
        }
        let row = try await db.read { try $0.first("SELECT number FROM probe WHERE id = 1") }
        #expect(try row?.value("number") == 3)
    }

    @Test(arguments: Engine.available)
    func `a partial unique index applies only to its rows`(on engine: Engine) async throws {
        let db = try await probe(on: engine)
        try await db.write { tx in
            try tx.execute("CREATE UNIQUE INDEX probe_open ON probe (text) WHERE number = 1")
            try tx.execute("INSERT INTO probe (id, number, text) VALUES (1, 1, 'x'), (2, 0, 'x'), (3, 0, 'x')")
        }
        await #expect(throws: StorageError.duplicate) {
            try await db.write { try $0.execute("INSERT INTO probe (id, number, text) VALUES (4, 1, 'x')") }
        }
    }

    @Test(arguments: Engine.available)
    func `a foreign key is enforced`(on engine: Engine) async throws {
        let db = try await probe(on: engine)
        try await db.write { tx in
            try tx.execute(
                "CREATE TABLE leaf (id \(.integer) PRIMARY KEY REFERENCES probe (id) ON DELETE CASCADE)")
            try tx.execute("INSERT INTO probe (id) VALUES (1)")
            try tx.execute("INSERT INTO leaf (id) VALUES (1)")
        }
        await #expect(throws: StorageError.self) {
            try await db.write { try $0.execute("INSERT INTO leaf (id) VALUES (2)") }
        }
        try await db.write { try $0.execute("DELETE FROM probe WHERE id = 1") }
        #expect(try await db.read { try $0.fetch("SELECT id FROM leaf") }.isEmpty)
    }

    @Test(arguments: Engine.available)
    func `sums, counts and common table expressions are numbers like any other`(on engine: Engine) async throws {
        let db = try await probe(on: engine)
        let row = try await db.write { tx in
            try tx.execute("INSERT INTO probe (id, number) VALUES (1, \(Int64(4_000_000_000))), (2, 5), (3, 6)")
            return try tx.first(
                """
                WITH big AS (SELECT number FROM probe WHERE number > \(5))
                SELECT COUNT(*) AS count, CAST(SUM(number) AS \(.integer)) AS sum, MAX(number) AS most FROM big
                """)
        }
        let found = try #require(row)
        #expect(try found.value("count") == 2)
        #expect(try found.value("sum") == Int64(4_000_000_006))
        #expect(try found.value("most") == Int64(4_000_000_000))
    }

    @Test(arguments: Engine.available)
    func `a part of a statement keeps its values`(on engine: Engine) async throws {
        let db = try await probe(on: engine)
        try await db.write { try $0.execute("INSERT INTO probe (id, text) VALUES (1, 'a'), (2, 'b'), (3, 'a')") }
        let filters: [SQL] = ["AND text = \("a")", "AND id > \(1)", ""]
        var found: [[Int]] = []
        for filter in filters {
            found.append(
                try await db.read { tx in
                    try tx.fetch("SELECT id FROM probe WHERE id < \(9) \(filter) ORDER BY id LIMIT \(2)")
                        .map { try $0.value("id") }
                })
        }
        #expect(found == [[1, 3], [2, 3], [1, 2]])
    }

    @Test func `the engines' dialects differ in four members`() {
        #expect(
            Mirror(reflecting: Dialect.sqlite).children.compactMap(\.label) == [
                "placeholder", "text", "integer", "bytes",
            ])
    }

    @Test func `a value never becomes text`() {
        let evil = "'; DROP TABLE users; --"
        let (text, values) = ("SELECT \(evil), \(1), \(String?.none), \(.text)" as SQL).rendered(for: .postgres)
        #expect(text == "SELECT $1, $2, $3, TEXT COLLATE \"C\"")
        #expect(values == [.text(evil), .integer(1), .null])
    }
}
