import Directory
import Foundation
import Kernel
import Storage
import TestKit

@testable import Transfer

/// Imports into a pool of a test server.
struct Imports {
    let server: TestKit.TestServer
    let pool: UserPool
    let uploads: ImportUploads
    let jobs: UserImports
    /// Why the role of jobs cannot be used.
    let roleFault = Locked<String?>(nil)

    static let role = "arn:aws:iam::123456789012:role/logs"

    init(_ engine: Engine, _ set: (inout PoolSettings) -> Void = { _ in }) async throws {
        let server = try await TestKit.TestServer(engine)
        let pool = try await server.pool { settings in
            settings.autoVerifiedAttributes = [.email]
            set(&settings)
        }
        self.init(server, pool)
    }

    init(_ server: TestKit.TestServer, _ pool: UserPool) {
        (self.server, self.pool) = (server, pool)
        uploads = ImportUploads(
            server.database, cipher: server.cipher, world: server.world,
            publicURL: PublicURL("https://auth.example.test"))
        jobs = UserImports(server.database, world: server.world, uploads: uploads) { [roleFault] _, _ in
            roleFault.read { $0 }
        }
    }

    /// The lines of a batch.
    static let batchLines = 50

    /// A node that carries out jobs.
    func runner(_ pause: @escaping ImportRunner.Pause = { _ in }) -> ImportRunner {
        ImportRunner(
            server.database, cipher: server.cipher, world: server.world, cache: server.settings, uploads: uploads,
            checkRole: { [roleFault] _, _ in roleFault.read { $0 } }, batchSize: .fixed(Self.batchLines), pause: pause)
    }

    /// Does all that is due.
    func run() async throws { while try await runner().advance() {} }

    func create(
        _ name: String = "moving", hashes: ImportedHashAlgorithm? = nil
    ) async throws -> UserImportJob {
        try await jobs.create(name, in: pool.id, roleARN: Self.role, hashes: hashes)
    }

    /// The parameters of a job's upload URL.
    func request(of job: UserImportJob) throws -> ImportUploads.Request {
        let url = URLComponents(string: jobs.uploadURL(of: job))
        let query = Dictionary(
            (url?.queryItems ?? []).map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { first, _ in first })
        return ImportUploads.Request(
            pool: job.pool, job: job.id, expires: query["expires"] ?? "", signature: query["signature"] ?? "")
    }

    /// Uploads a file in pieces of `size` bytes.
    func upload(_ file: String, to job: UserImportJob, by size: Int = 100_000) async throws {
        let bytes = Array(file.utf8)
        var start = 0
        try await uploads.receive(try request(of: job)) {
            guard start < bytes.count else { return nil }
            defer { start += size }
            return Array(bytes[start..<min(start + size, bytes.count)])
        }
    }

    /// A job with an uploaded file, started.
    func start(_ file: String, hashes: ImportedHashAlgorithm? = nil) async throws -> UserImportJob {
        let job = try await create(hashes: hashes)
        try await upload(file, to: job)
        return try await jobs.start(job.id, in: pool.id)
    }

    func state(of job: UserImportJob) async throws -> UserImportJob {
        try await jobs.require(job.id, in: job.pool)
    }

    /// All entries of a job's log.
    func log(of job: UserImportJob) async throws -> [String] {
        var (entries, line) = ([String](), 0)
        while let next = try await server.database.read({ [line] in
            try UserImports.log(of: job.id, in: job.pool, after: line, $0)
        }) {
            entries += next.entries.split(separator: "\n").map(String.init)
            line = next.line
        }
        return entries
    }

    /// The pieces of files that a job has, which are deleted.
    func countPieces(of job: UserImportJob) async throws -> Int {
        try await server.database.write { try ImportFileTable($0).delete(of: job, except: "", atMost: 9) }
    }

    func user(_ name: String) async throws -> User? {
        try await server.database.read { [pool] in
            try UserTable($0).find(pool.signInName(Username(rawValue: name)), in: pool.id)
        }
    }

    /// A file with the rows of these names.
    func file(_ names: [String]) -> String { file(rows: names.map { Self.row($0) }) }

    func file(rows: [String]) -> String {
        ([ImportHeader.columns(of: pool).joined(separator: ",")] + rows).joined(separator: "\n") + "\n"
    }

    static func row(_ name: String, verified: Bool = true) -> String {
        ",,,,,,,,,\(name)@example.org,\(verified),,,,,,,,,false,\(name)"
    }
}
