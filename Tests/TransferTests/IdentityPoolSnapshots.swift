import Cryptography
import Directory
import Kernel
import Storage
import TestKit

@testable import IdentityPools
@testable import Sync
@testable import Transfer

/// An identity pool with a row of every table that a snapshot has.
struct IdentityPoolSource {
    let server: TestKit.TestServer
    let pool: IdentityPoolRecord
    let schema: SnapshotSchema
    let identities: [IdentityID]

    static let provider = "login.example.app"
    static let datasetBytes: Int64 = 10

    init(_ engine: Engine, identities count: Int = 3) async throws {
        let server = try await TestKit.TestServer(engine)
        let made = try await server.identityPool { $0.developerProvider = Self.provider }
        var roles = RoleSettings()
        roles.authenticated = "arn:aws:iam::\(TestKit.TestServer.account):role/users"
        _ = try await server.identityPools().setRoles(roles, of: made.id)
        let pool = try await server.identityPools().require(made.id)
        (self.server, self.pool) = (server, pool)
        schema = try Self.schema()
        identities = (0..<count).map { _ in IdentityID.fresh(in: pool.id.region, from: server.world) }
        try await server.database.write { [schema] tx in
            for table in schema.ofPool where table.isHeld && table.name != "identity_pools" {
                try Self.insert(into: table, of: pool.id, identity: nil, number: 0, tx)
            }
        }
        // A transaction each: a long one makes PostgreSQL refuse the transactions of other tests.
        for (number, identity) in identities.enumerated() {
            try await server.database.write { [schema] tx in
                for table in schema.ofMembers {
                    try Self.insert(into: table, of: pool.id, identity: identity, number: number, tx)
                }
                try UsageTable(tx).add(
                    Int(Self.datasetBytes), sessions: 1, of: identity, in: pool.id, at: server.world.now())
            }
        }
    }

    static func schema() throws -> SnapshotSchema {
        try SnapshotSchema(Engine.tables, history: Engine.history, kind: .identityPool)
    }

    var manifest: SnapshotManifest { SnapshotManifest(pool: pool.id.rawValue, schema: schema, release: "1.0.0") }

    func lines() async throws -> [String] { try await server.lines(ofIdentityPool: pool.id, schema) }

    /// Adds records whose values have this many bytes.
    func addRecords(_ count: Int, bytes: Int, to identity: IdentityID) async throws {
        try await server.database.write { [schema, pool] tx in
            for table in schema.ofMembers where table.name == "sync_records" {
                for number in 0..<count {
                    try Self.insert(
                        into: table, of: pool.id, identity: identity, number: 100 + number, tx,
                        changing: ["record_value": .text(String(repeating: "v", count: bytes))])
                }
            }
        }
    }

    /// Inserts a row whose values follow from `number`.
    static func insert(
        into table: SnapshotSchema.Table, of pool: IdentityPoolID, identity: IdentityID?, number: Int,
        _ tx: any Transaction, changing changes: [String: SQLValue] = [:]
    ) throws {
        let samples = try SampleRowTable(tx)
        var values = try samples.values(
            for: table.stored, of: UserID(rawValue: ""), in: UserPoolID(rawValue: ""), number: number)
        values["identity_pool_id"] = pool.sqlValue
        if let identity { values["identity_id"] = identity.sqlValue }
        let login = Login(.developer, provider: provider, subject: "user-\(number)")
        let known: [String: [String: SQLValue]] = [
            "identities": ["authenticated": .integer(1), "disabled": .integer(0)],
            "identity_logins": [
                "kind": .text(login.kind.rawValue), "provider": .text(provider), "subject": .text(login.subject),
                "login_key": .text(try login.key),
            ],
            "sync_settings": ["kind": .text("events"), "settings": .text("{}")],
            "sync_streams": [
                "enabled": .integer(1), "discards": .integer(0), "bulk_read": .integer(0),
                "bulk_status": .text("SUCCEEDED"),
            ],
            "sync_push_applications": ["platform": .text("GCM")],
            "sync_datasets": ["deleted": .integer(0), "storage": .integer(datasetBytes)],
        ]
        values.merge(known[table.name] ?? [:]) { $1 }
        values.merge(changes) { $1 }
        try samples.insert(values, into: table.stored)
    }
}

/// A store with another sealing key, into which identity pools are imported.
struct IdentityPoolTarget {
    let server: TestKit.TestServer
    let imports: PoolImports
    private let schema: SnapshotSchema

    init(_ engine: Engine) async throws { try self.init(try await TestKit.TestServer(engine).rekeyed()) }

    init(_ server: TestKit.TestServer) throws {
        self.server = server
        schema = try IdentityPoolSource.schema()
        imports = PoolImports(
            server.database, pools: server.snapshotsOfIdentityPools, schema: schema, cipher: server.cipher,
            world: server.world)
    }

    func begin(_ manifest: SnapshotManifest) async throws -> String {
        while true { if let id = try await imports.begin(manifest) { return id } }
    }

    func importAll(_ lines: [String], as manifest: SnapshotManifest) async throws {
        let id = try await begin(manifest)
        var (rest, batch) = (lines[...], 0)
        while !rest.isEmpty {
            let part = Array(rest.prefix(PoolImports.maxLines))
            _ = try await imports.write(part, batch: batch, of: id, in: manifest.pool)
            rest = rest.dropFirst(PoolImports.maxLines)
            batch += 1
        }
        try await imports.complete(id, in: manifest.pool)
    }

    func lines(of pool: IdentityPoolID) async throws -> [String] {
        try await server.lines(ofIdentityPool: pool, schema)
    }

    /// How many rows the store has of the pool, whether it can be found or not.
    func rows(of pool: IdentityPoolID) async throws -> Int {
        try await server.database.read { tx in
            try (schema.ofPool + schema.ofMembers).reduce(0) { count, table in
                let rows = WholeRowTable(tx, table: table.stored, columns: table.columns)
                return count + (try rows.rows(of: pool.rawValue, after: [], limit: 1_000).count)
            }
        }
    }
}

extension TestKit.TestServer {
    func snapshotReader(_ schema: SnapshotSchema) -> SnapshotReader {
        SnapshotReader(database, pools: snapshotsOfIdentityPools, schema: schema, cipher: cipher)
    }

    func lines(ofIdentityPool pool: IdentityPoolID, _ schema: SnapshotSchema) async throws -> [String] {
        var (lines, position): ([String], SnapshotReader.Position?) = ([], .start)
        while let next = position {
            let page = try await snapshotReader(schema).page(of: pool.rawValue, at: next)
            lines += page.lines
            position = page.next
        }
        return lines
    }
}
