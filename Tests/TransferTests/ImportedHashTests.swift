import Directory
import Kernel
import Storage
import TestKit
import Testing

@testable import Transfer

/// Import jobs whose files have hashes of passwords, on both engines.
@Suite struct ImportedHashTests {
    /// bcrypt 5.0's hash of `TestServer.password`.
    private static let hash = "$2b$05$Waj/COHU5VE9ErHeJjyECeiyBf1wqD.Ut7A21S87FzzayZ9lALbzS"

    private func file(_ imports: Imports, _ rows: [(name: String, hash: String)]) -> String {
        let header = ImportHeader.columns(of: imports.pool) + ["cognito:password_hash"]
        let lines = rows.map { Imports.row($0.name) + "," + $0.hash }
        return ([header.joined(separator: ",")] + lines).joined(separator: "\n")
    }

    @Test(arguments: Engine.available)
    func `a user with a hash is confirmed, and the pool is marked at once`(_ engine: Engine) async throws {
        let imports = try await Imports(engine)
        let (server, pool) = (imports.server, imports.pool)
        let before = try await server.settings.pool(pool.id).extensions.hasForeignHashes
        let job = try await imports.start(file(imports, [("ann", Self.hash), ("bob", "")]), hashes: .bcrypt)
        try await imports.run()
        let ended = try await imports.state(of: job)
        #expect((ended.status, ended.imported, ended.hashAlgorithm) == (.succeeded, 2, .bcrypt))
        let (ann, bob) = (try #require(try await imports.user("ann")), try #require(try await imports.user("bob")))
        #expect(ann.status == .confirmed && ann.credential != nil)
        #expect(bob.status == .resetRequired && bob.credential == nil)
        _ = try await server.signIn("ann", by: try await server.client(in: pool))
        let after = try await server.settings.pool(pool.id).extensions.hasForeignHashes
        #expect(before == nil && after == true)
    }

    @Test(arguments: Engine.available)
    func `a pool is not marked by rows that fail or have no hash`(_ engine: Engine) async throws {
        let imports = try await Imports(engine)
        let rows = [("ann", ""), ("bob", "$2b$31$" + String(repeating: "a", count: 53)), ("cid", "plain")]
        let job = try await imports.start(file(imports, rows + [("ann", Self.hash)]), hashes: .bcrypt)
        try await imports.run()
        #expect(
            try await imports.log(of: job) == [
                "[SUCCEEDED] Line Number 2 - The import succeeded.",
                "[FAILED] Line Number 3 - cognito:password_hash: The password hash costs too much: "
                    + "bcrypt has a cost of at most 14.",
                "[FAILED] Line Number 4 - cognito:password_hash: The password hash has no known form.",
                "[SKIPPED] Line Number 5 - The user already exists.",
            ])
        let pool = try await imports.server.database.read { try PoolTable($0).require(imports.pool.id) }
        #expect(pool.extensions.hasForeignHashes == nil)
    }

    @Test(arguments: [
        (ImportedHashAlgorithm.bcrypt, hash),
        (.scrypt, #"$scrypt$ln=8\,r=8\,p=1$DyFkbE1pTUmp9T5njHHOmQ$2vE8nndR7r+WGTwxcFPRoanhZZ9zg5UZ72Sn1+osorU"#),
        (
            .argon2id,
            #"$argon2id$v=19$m=256\,t=2\,p=2$NxbgIzZjcverbGyr4asjQw$Rng+c8ElrWDeA9Mh3vQFMTiR2N0PVzlafbViJls38FA"#
        ), (.pbkdf2SHA256, "$pbkdf2-sha256$1000$onQO4dy7955T6p0TYuy9Nw$i6GDTgXif2LRErztDbFao4pHoFKPPJ2Nn3iUKFCVLHQ"),
    ]) func `a hash is of the algorithm that its job names`(_ own: ImportedHashAlgorithm, _ hash: String) async throws {
        let imports = try await Imports(.sqliteFile)
        for algorithm in ImportedHashAlgorithm.allCases {
            let name = algorithm == own ? "ann" : "bob"
            let job = try await imports.start(file(imports, [(name, hash)]), hashes: algorithm)
            try await imports.run()
            let ended = try await imports.state(of: job)
            #expect((ended.imported, ended.failed) == (algorithm == own ? (1, 0) : (0, 1)), "\(algorithm)")
        }
    }
}
