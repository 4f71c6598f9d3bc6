import Directory
import Kernel
import Storage
import TestKit
import Testing

@testable import Transfer

/// Files of import jobs.
struct UploadTests {
    @Test(arguments: Engine.available)
    func `a file of many pieces is read as it was sent`(_ engine: Engine) async throws {
        let imports = try await Imports(engine)
        let address = String(repeating: "\u{20AC}", count: 600)
        let rows = (0..<300).map { "n,,,,,,,,,u\($0)@example.org,true,,,,,,,\(address),,false,u\($0)" }
        let job = try await imports.create()
        try await imports.upload(imports.file(rows: rows), to: job, by: 99_991)
        _ = try await imports.jobs.start(job.id, in: job.pool)
        try await imports.run()
        let ended = try await imports.state(of: job)
        #expect(ended.status == .succeeded && ended.imported == 300 && ended.fileSize > 2 * ImportUploads.pieceBytes)
        #expect(try await imports.user("u299")?.attributes["address"] == address)
    }

    @Test(arguments: Engine.available)
    func `the last upload counts, and the pieces of others are deleted`(_ engine: Engine) async throws {
        let imports = try await Imports(engine)
        let job = try await imports.create()
        for name in ["ann", "bob"] { try await imports.upload(imports.file([name]), to: job) }
        #expect(try await imports.countPieces(of: job) == 1)
    }

    @Test func `a URL is for one job and fifteen minutes (IMP-JOB-06 UP-CSV-40)`() async throws {
        let imports = try await Imports(.sqliteFile)
        let (one, two) = (try await imports.create(), try await imports.create())
        var moved = try imports.request(of: one)
        moved.job = two.id
        var later = try imports.request(of: one)
        later.expires = "9999999999"
        var unsigned = try imports.request(of: one)
        unsigned.signature = ""
        for request in [moved, later, unsigned] {
            let refused = try await refusal { try await imports.uploads.receive(request) { nil } }
            #expect(refused == TransferRefusal.uploadRefused)
        }
        imports.server.clock.advance(.minutes(15) - 1)
        try await imports.upload("x", to: one)
        imports.server.clock.advance(1)
        #expect(try await refusal { try await imports.upload("x", to: one) } == TransferRefusal.uploadRefused)
    }

    @Test func `a started job takes no file, also from an upload that began before`() async throws {
        let imports = try await Imports(.sqliteFile)
        let job = try await imports.create()
        try await imports.upload(imports.file(["ann"]), to: job)
        var isFirst = true
        let refused = try await refusal {
            try await imports.uploads.receive(try imports.request(of: job)) {
                guard isFirst else { return nil }
                isFirst = false
                _ = try await imports.jobs.start(job.id, in: job.pool)
                return Array("x".utf8)
            }
        }
        #expect(refused == TransferRefusal.notStartable(.pending))
        try await imports.run()
        #expect(try await imports.user("ann") != nil)
    }

    @Test func `a file has at most 100 MB (UP-CSV-33)`() async throws {
        let imports = try await Imports(.sqliteFile)
        let job = try await imports.create()
        var left = 2
        // Nothing is stored: the piece is refused as it comes.
        let refused = try await refusal {
            try await imports.uploads.receive(try imports.request(of: job)) {
                left -= 1
                return left < 0 ? nil : [UInt8](repeating: 10, count: ImportUploads.maxBytes / 2 * (left == 1 ? 0 : 3))
            }
        }
        #expect(refused is InvalidInput)
    }
}
