import Directory
import TestKit
import Testing

@testable import Transfer

/// What is said of a file before its job starts.
struct ImportCheckTests {
    @Test(arguments: Engine.available)
    func `a check says what the import will do, and does nothing`(_ engine: Engine) async throws {
        let imports = try await Imports(engine)
        let here = try await imports.start(imports.file(["here"]))
        try await imports.run()
        #expect(try await imports.state(of: here).imported == 1)
        let rows = [Imports.row("ann"), Imports.row("bob", verified: false), "", Imports.row("here"), "x,y"]
        let job = try await imports.create()
        await #expect(throws: TransferRefusal.self) { try await imports.jobs.check(job.id, in: imports.pool.id) }
        try await imports.upload(imports.file(rows: rows), to: job)
        let check = try await imports.jobs.check(job.id, in: imports.pool.id, keepsLines: true)
        #expect((check.importable, check.existing, check.failing) == (1, 1, 2))
        #expect(check.faults.map(\.line) == [3, 6] && check.faults.map(\.column) == [nil, nil])
        #expect(check.lines == [ImportHeader.columns(of: imports.pool).joined(separator: ","), rows[1], rows[4]])
        #expect(check.next == nil && check.last == 6 && check.fileProblem == nil)
        #expect(try await imports.user("ann") == nil)
        _ = try await imports.jobs.start(job.id, in: imports.pool.id)
        try await imports.run()
        let ended = try await imports.state(of: job)
        #expect((ended.imported, ended.skipped, ended.failed) == (1, 1, 2))
        await #expect(throws: TransferRefusal.self) { try await imports.jobs.check(job.id, in: imports.pool.id) }
    }

    @Test func `a long file is checked in parts, each line once`() async throws {
        let imports = try await Imports(.sqliteFile)
        let job = try await imports.create()
        let names = (0..<(ImportCheck.maxLines + 60)).map { "user\($0)" }
        try await imports.upload(imports.file(names), to: job)
        let first = try await imports.jobs.check(job.id, in: imports.pool.id)
        let next = try #require(first.next)
        #expect(first.first == 2 && next.line == first.last + 1)
        let rest = try await imports.jobs.check(job.id, in: imports.pool.id, after: next)
        #expect(first.importable + rest.importable == names.count && rest.next == nil)
        for place in [ImportCheck.Place(position: -1, line: 2), .init(position: 1 << 40, line: 2)] {
            await #expect(throws: (any Error).self) {
                try await imports.jobs.check(job.id, in: imports.pool.id, after: place)
            }
        }
    }

    @Test func `a file with another header has no importable line`() async throws {
        let imports = try await Imports(.sqliteFile)
        for file in ["", "name\n", "\u{FEFF}" + imports.file(["ann"])] {
            let job = try await imports.create()
            try await imports.upload(file, to: job)
            let check = try await imports.jobs.check(job.id, in: imports.pool.id)
            #expect(check.fileProblem != nil && check.importable == 0)
        }
    }
}
