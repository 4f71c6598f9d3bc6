import Storage
import TestKit
import Testing

/// Detecting full table scans, which other suites rely on.
@Suite struct QueryPlanTests {
    @Test(arguments: Engine.available)
    func `a lookup by key is not a full scan`(on engine: Engine) async throws {
        let db = try await probe(on: engine)
        #expect(try await fullScans(of: "SELECT * FROM probe WHERE id = \(1)", on: db).isEmpty)
        #expect(try await fullScans(of: "UPDATE probe SET text = \("x") WHERE id = \(1)", on: db).isEmpty)
        #expect(try await fullScans(of: "DELETE FROM probe WHERE id = \(1) RETURNING text", on: db).isEmpty)
        #expect(try await fullScans(of: "INSERT INTO probe (id) VALUES (\(1))", on: db).isEmpty)
        #expect(
            try await fullScans(of: "SELECT * FROM probe WHERE id > \(1) ORDER BY id LIMIT \(9)", on: db).isEmpty)
    }

    @Test(arguments: Engine.available)
    func `a search without an index is a full scan`(on engine: Engine) async throws {
        let db = try await probe(on: engine)
        #expect(try await fullScans(of: "SELECT * FROM probe WHERE text = \("x")", on: db) == ["probe"])
        #expect(try await fullScans(of: "DELETE FROM probe WHERE number < \(1)", on: db) == ["probe"])
        #expect(try await fullScans(of: "SELECT COUNT(*) FROM probe", on: db).count == 1)
    }

    @Test(arguments: Engine.available)
    func `scanning a whole index is a full scan`(on engine: Engine) async throws {
        let db = try await probe(on: engine)
        try await db.write { try $0.execute("CREATE INDEX probe_text ON probe (text, number)") }
        #expect(try await fullScans(of: "SELECT text FROM probe WHERE text = \("x")", on: db).isEmpty)
        #expect(try await fullScans(of: "SELECT text FROM probe ORDER BY text", on: db).count == 1)
    }

    @Test(arguments: Engine.available)
    func `a plan can be read`(on engine: Engine) async throws {
        let db = try await probe(on: engine)
        #expect(try await queryPlan(of: "SELECT * FROM probe", on: db).joined().contains("probe"))
    }
}
