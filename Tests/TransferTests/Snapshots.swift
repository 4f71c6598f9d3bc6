import Cryptography
import Directory
import Kernel
import Storage
import TestKit

@testable import Transfer

/// A pool with a row of every table that a snapshot has.
struct SnapshotSource {
    let server: TestKit.TestServer
    let pool: UserPool
    let client: Client
    let schema: SnapshotSchema

    static let secret = "the client's secret"

    init(_ engine: Engine, users: Int = 5) async throws {
        let (server, pool, client) = try await TestKit.TestServer.withPoolAndClient(engine, secret: Self.secret)
        self.server = server
        (self.pool, self.client) = (pool, client)
        schema = try SnapshotSchema(Engine.tables, history: Engine.history)
        for number in 0..<users { try await addRows(number) }
    }

    var manifest: SnapshotManifest { SnapshotManifest(pool: pool.id.rawValue, schema: schema, release: "1.0.0") }

    func lines(withSessions: Bool = false) async throws -> [String] {
        try await server.lines(of: pool, schema, withSessions: withSessions)
    }

    private func addRows(_ number: Int) async throws {
        let user = UserID(rawValue: "user-\(number)")
        try await server.database.write { [pool, server] tx in
            let samples = try SampleRowTable(tx)
            for table in Engine.tables where table.poolRemoval != nil && !["pools", "clients"].contains(table.name) {
                guard number == 0 || table.owner != .pool else { continue }
                var values = try samples.values(for: table, of: user, in: pool.id, number: number)
                for column in table.poolHashes {
                    values[column.description] = .bytes([1] + [UInt8](repeating: UInt8(number), count: 32))
                }
                for column in table.sealed {
                    let context = column.boundTo.compactMap { name -> String? in
                        guard case .text(let text)? = values[name.description] else { return nil }
                        return text
                    }
                    guard let purpose = Sealer.Purpose(rawValue: column.purpose) else { continue }
                    values[column.name.description] = .bytes(
                        try server.cipher.sealer.seal([1, 2, 3, UInt8(number)], for: purpose, in: context))
                }
                try samples.insert(values, into: table)
            }
        }
    }
}

/// A store with another sealing key, into which pools are imported.
struct SnapshotTarget {
    let server: TestKit.TestServer
    let imports: PoolImports
    private let schema: SnapshotSchema

    init(_ engine: Engine, hashSeed: UInt64 = 13) async throws {
        server = try await TestKit.TestServer(engine).rekeyed(hashSeed: hashSeed)
        schema = try SnapshotSchema(Engine.tables, history: Engine.history)
        imports = PoolImports(
            server.database, pools: .userPools(server.pools, cipher: server.cipher), schema: schema,
            cipher: server.cipher,
            world: server.world)
    }

    func importAll(_ lines: [String], as manifest: SnapshotManifest) async throws {
        var id = try await imports.begin(manifest)
        while id == nil { id = try await imports.begin(manifest) }
        var (rest, batch) = (lines[...], 0)
        while !rest.isEmpty {
            let part = Array(rest.prefix(PoolImports.maxLines))
            _ = try await imports.write(part, batch: batch, of: id ?? "", in: manifest.pool)
            rest = rest.dropFirst(PoolImports.maxLines)
            batch += 1
        }
        try await imports.complete(id ?? "", in: manifest.pool)
    }

    func lines(of pool: UserPool, withSessions: Bool = false) async throws -> [String] {
        try await server.lines(of: pool, schema, withSessions: withSessions)
    }

    /// How many rows the store has of the pool, whether it can be found or not.
    func rows(of pool: UserPool) async throws -> Int {
        try await server.database.read { [schema] tx in
            try (schema.ofPool + schema.ofMembers + schema.ofSessions).reduce(0) { count, table in
                let rows = WholeRowTable(tx, table: table.stored, columns: table.columns)
                return count + (try rows.rows(of: pool.id.rawValue, after: [], limit: 1_000).count)
            }
        }
    }
}

extension TestKit.TestServer {
    fileprivate func lines(
        of pool: UserPool, _ schema: SnapshotSchema, withSessions: Bool
    ) async throws -> [String] {
        _ = try await settings.pool(pool.id)
        let reader = SnapshotReader(
            database, pools: .userPools(pools, cipher: cipher), schema: schema, cipher: cipher,
            withSessions: withSessions)
        var (lines, position): ([String], SnapshotReader.Position?) = ([], .start)
        while let next = position {
            let page = try await reader.page(of: pool.id.rawValue, at: next)
            lines += page.lines
            position = page.next
        }
        return lines
    }
}
