import Kernel
import Storage
import TestKit
import Testing

/// Values survive a round trip on every engine.
@Suite struct ValueTests {
    @Test(arguments: Engine.available)
    func `numbers are read as they were written`(on engine: Engine) async throws {
        let numbers: [Int64] = [0, 1, -1, 127, -128, 32_767, 2_147_483_648, -2_147_483_649, .max, .min]
        let db = try await probe(on: engine)
        try await db.write { tx in
            for (id, number) in numbers.enumerated() {
                try tx.execute("INSERT INTO probe (id, number) VALUES (\(id), \(number))")
            }
        }
        let found = try await db.read { tx in
            try tx.fetch("SELECT number FROM probe ORDER BY id").map { try $0.value("number", as: Int64.self) }
        }
        #expect(found == numbers)
    }

    @Test(arguments: Engine.available)
    func `texts are read byte for byte as they were written`(on engine: Engine) async throws {
        let texts = [
            "", " ", "'", "\"", "\\", "\\x41", "$1 ?1 :a @b",
            "naïve ☃ 👩‍👩‍👧", "e\u{301}", "\u{e9}", "\r\n\t", "%_", "NULL",
            "\u{1}\u{7f}\u{fffd}\u{10ffff}", String(repeating: "ß", count: 100_000),
        ]
        let db = try await probe(on: engine)
        try await db.write { tx in
            for (id, text) in texts.enumerated() {
                try tx.execute("INSERT INTO probe (id, text) VALUES (\(id), \(text))")
            }
        }
        let found = try await db.read { tx in
            try tx.fetch("SELECT text FROM probe ORDER BY id").map { try $0.value("text", as: String.self) }
        }
        // `==` on strings is canonical equivalence; the database compares bytes.
        #expect(found.map { Array($0.utf8) } == texts.map { Array($0.utf8) })
    }

    @Test(arguments: Engine.available)
    func `names are found by their bytes and read as they were written`(on engine: Engine) async throws {
        let names = ["\u{e9}", "e\u{301}", "E", "e"].map { Username(rawValue: $0) }
        let groups = names.map { GroupName(rawValue: $0.rawValue) }
        let db = try await probe(on: engine)
        try await db.write { tx in
            for (id, name) in names.enumerated() {
                try tx.execute("INSERT INTO probe (id, text) VALUES (\(id), \(name))")
            }
        }
        for (name, group) in zip(names, groups) {
            let found = try await db.read { try $0.fetch("SELECT text FROM probe WHERE text = \(name)") }
            #expect(try found.map { try $0.value("text") } == [name])
            let same = try await db.read { try $0.fetch("SELECT text FROM probe WHERE text = \(group)") }
            #expect(try same.map { try $0.value("text") } == [group])
        }
    }

    @Test(arguments: Engine.available)
    func `bytes are read as they were written, up to megabytes`(on engine: Engine) async throws {
        let blobs: [[UInt8]] = [
            [], [0], [0, 0, 0], Array(0...255), Array("\\x00".utf8),
            (0..<1_048_576).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) },
        ]
        let db = try await probe(on: engine)
        try await db.write { tx in
            for (id, blob) in blobs.enumerated() {
                try tx.execute("INSERT INTO probe (id, bytes) VALUES (\(id), \(blob))")
            }
        }
        let found = try await db.read { tx in
            try tx.fetch("SELECT bytes FROM probe ORDER BY id").map { try $0.value("bytes", as: [UInt8].self) }
        }
        #expect(found == blobs)
    }

    @Test(arguments: Engine.available)
    func `a result of many megabytes arrives complete`(on engine: Engine) async throws {
        let db = try await probe(on: engine)
        let blob = [UInt8](repeating: 0xA5, count: 1_000_000)
        try await db.write { tx in
            for id in 0..<24 { try tx.execute("INSERT INTO probe (id, bytes) VALUES (\(id), \(blob))") }
        }
        let lengths = try await db.read { tx in
            try tx.fetch("SELECT bytes FROM probe").map { try $0.value("bytes", as: [UInt8].self).count }
        }
        #expect(lengths == [Int](repeating: blob.count, count: 24))
    }

    @Test(arguments: Engine.available)
    func `NULL is not the empty value`(on engine: Engine) async throws {
        let db = try await probe(on: engine)
        try await db.write { tx in
            try tx.execute("INSERT INTO probe (id, number, text, bytes) VALUES (0, \(0), \(""), \([UInt8]()))")
            try tx.execute(
                """
                INSERT INTO probe (id, number, text, bytes)
                VALUES (1, \(Int64?.none), \(String?.none), \([UInt8]?.none))
                """)
        }
        let rows = try await db.read { try $0.fetch("SELECT number, text, bytes FROM probe ORDER BY id") }
        #expect(try rows[0].value("number") == Int64?.some(0))
        #expect(try rows[0].value("text") == String?.some(""))
        #expect(try rows[0].value("bytes") == [UInt8]?.some([]))
        #expect(try rows[1].value("number") == Int64?.none)
        #expect(try rows[1].value("text") == String?.none)
        #expect(try rows[1].value("bytes") == [UInt8]?.none)
    }

    @Test(arguments: Engine.available)
    func `one statement accepts values of different types and NULL`(on engine: Engine) async throws {
        let db = try await probe(on: engine)
        try await db.write { tx in
            for (id, text) in ["a", nil, "b", nil].enumerated() {
                try tx.execute("INSERT INTO probe (id, text) VALUES (\(id), \(text))")
            }
        }
        let count = try await db.read { try $0.fetch("SELECT id FROM probe WHERE text IS NULL").count }
        #expect(count == 2)
    }

    @Test(arguments: Engine.available)
    func `instants, Booleans and identifiers are read as they were written`(on engine: Engine) async throws {
        let db = try await probe(on: engine)
        let row = try await db.write { tx in
            try tx.execute(
                """
                INSERT INTO probe (id, number, text)
                VALUES (\(true), \(Instant(microseconds: -1)), \(UserPoolID(rawValue: "eu-1_abc")))
                """)
            return try tx.first("SELECT * FROM probe")
        }
        let found = try #require(row)
        #expect(try found.value("id") == true)
        #expect(try found.value("number") == Instant(microseconds: -1))
        #expect(try found.value("text") == UserPoolID(rawValue: "eu-1_abc"))
    }

    // JSON-05: PostgreSQL refuses U+0000, so `SQL` refuses it for both engines, in words for the caller.
    @Test(arguments: Engine.available)
    func `text with U+0000 is refused before it reaches the engine`(on engine: Engine) async throws {
        let db = try await probe(on: engine)
        await #expect(throws: InvalidInput("Text must not contain the character U+0000.")) {
            try await db.write { try $0.execute("INSERT INTO probe (id, text) VALUES (1, \("a\u{0}b"))") }
        }
        await #expect(throws: InvalidInput.self) {
            try await db.read { try $0.fetch("SELECT * FROM probe WHERE text = \("\u{0}")") }.count
        }
        #expect(try await db.read { try $0.fetch("SELECT * FROM probe") }.isEmpty)
    }

    @Test(arguments: Engine.available)
    func `a column of another name or type is an error`(on engine: Engine) async throws {
        let db = try await probe(on: engine)
        let row = try await db.write { tx in
            try tx.first("INSERT INTO probe (id, text) VALUES (1, \("x")) RETURNING id, text, number")
        }
        let found = try #require(row)
        #expect(throws: StorageError.unexpected("no column Text")) { try found.value("Text", as: String.self) }
        #expect(throws: StorageError.self) { try found.value("text", as: Int64.self) }
        #expect(throws: StorageError.self) { try found.value("id", as: String.self) }
        #expect(throws: StorageError.self) { try found.value("number", as: Int64.self) }
        #expect(throws: StorageError.self) { try found.value("text", as: [UInt8].self) }
    }
}

/// A database with one table, `probe (id, number, text, bytes)`.
func probe(on engine: Engine) async throws -> any Database {
    let db = try await engine.empty()
    try await ProbeSchema.make(in: db)
    return db
}

enum ProbeSchema {
    static func make(in db: any Database) async throws {
        try await db.write { tx in
            try tx.execute(
                """
                CREATE TABLE probe (id \(.integer) NOT NULL PRIMARY KEY, number \(.integer), text \(.text),
                    bytes \(.bytes))
                """)
        }
    }
}
