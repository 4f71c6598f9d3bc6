import TestKit
import Testing

@testable import Transfer

/// Lines that are not users cost an import time, too.
struct BlankLineTests {
    @Test(arguments: Engine.available)
    func `a turn ends within a long run of blank lines, and the next one goes on there`(_ engine: Engine) async throws {
        let imports = try await Imports(engine)
        let job = try await startAndTakeTurn(imports)
        try await imports.run()
        let ended = try await imports.state(of: job)
        #expect((ended.status, ended.imported) == (.succeeded, 2))
        let line = ImportUploads.pieceBytes + 3
        #expect(
            try await imports.log(of: job).last == "[SUCCEEDED] Line Number \(line) - The import succeeded.")
    }

    @Test(arguments: Engine.available)
    func `a stop takes effect within a long run of blank lines`(_ engine: Engine) async throws {
        let imports = try await Imports(engine)
        let job = try await startAndTakeTurn(imports)
        _ = try await imports.jobs.stop(job.id, in: job.pool)
        try await imports.run()
        let ended = try await imports.state(of: job)
        #expect((ended.status, ended.imported) == (.stopped, 1))
        #expect(try await imports.user("bob") == nil)
    }

    /// A job whose first turn has ended between a user and the next one.
    private func startAndTakeTurn(_ imports: Imports) async throws -> UserImportJob {
        let blank = String(repeating: "\n", count: ImportUploads.pieceBytes)
        let job = try await imports.start(imports.file(["ann"]) + blank + Imports.row("bob") + "\n")
        #expect(try await imports.runner().advance())
        let held = try await imports.state(of: job)
        #expect(held.status == .inProgress && held.imported == 1 && held.position < held.fileSize)
        return job
    }
}
