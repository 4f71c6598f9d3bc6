import Cryptography
import Directory
import Kernel
import Storage
import TestKit
import Testing

@testable import Transfer

/// Snapshots of pools: what they have, and what an import does with it.
@Suite struct SnapshotTests {
    // A new table is among them or its descriptor says that it stays behind, and then the list below changes.
    @Test func `a snapshot has all rows that last`() throws {
        let schema = try SnapshotSchema(Engine.tables, history: Engine.history)
        #expect(
            schema.names.sorted() == [
                "branding", "clients", "external_identities", "former_passwords",
                "identity_provider_identifiers", "identity_providers", "last_sign_ins", "memberships",
                "pool_domains", "pool_sources", "pools", "provider_metadata", "recovery_codes", "resource_servers",
                "saml_signing_keys", "second_factor_failures", "second_factors", "sign_in_names",
                "signing_keys", "unlinked_identities", "user_devices", "user_groups", "user_search", "users",
            ])
        #expect(
            schema.ofSessions.map(\.name).sorted() == [
                "browser_session_clients", "browser_sessions", "provider_sessions", "refresh_tokens", "user_sessions",
            ])
        let behind = Engine.tables.filter { $0.snapshots == .never && $0.poolRemoval != nil }.map(\.name.description)
        #expect(
            behind.sorted() == [
                "address_failures", "auth_events", "auth_sessions", "authorization_codes", "codes",
                "console_job_refusals", "console_jobs", "device_authorizations",
                "hourly_calls", "hourly_totals", "log_records", "logout_notices", "outbox",
                "password_attempts", "pool_import_rows", "pool_imports", "provider_tests", "provider_tokens",
                "used_challenges", "user_import_files", "user_import_jobs", "user_import_log",
            ])
    }

    @Test(arguments: Engine.available, Engine.available)
    func `every row comes back, on the same engine and the other, under another key`(
        from engine: Engine, to other: Engine
    ) async throws {
        // More users than a page has.
        let source = try await SnapshotSource(engine, users: 90)
        let lines = try await source.lines()
        for name in source.schema.names {
            #expect(lines.contains { $0.hasPrefix("[\"\(name)\"") }, "no row of \(name)")
        }
        let target = try await SnapshotTarget(other)
        try await target.importAll(lines, as: source.manifest)
        #expect(try await target.lines(of: source.pool).sorted() == lines.sorted())
        #expect(try await target.server.settings.pool(source.pool.id) == source.pool)
        let client = try await target.server.settings.client(source.client.id)
        let secret = try target.server.cipher.open(
            secret: try #require(client.secrets.first).sealed, of: client.id, in: client.pool)
        #expect(secret.exposed == SnapshotSource.secret)
        await #expect(throws: SnapshotRefusal.poolExists(source.pool.id.rawValue, .userPool)) {
            try await target.imports.begin(source.manifest)
        }
    }

    @Test(arguments: Engine.available)
    func `an interrupted import shows nothing, and can be begun anew`(on engine: Engine) async throws {
        let source = try await SnapshotSource(.sqliteFile)
        let (lines, target) = (try await source.lines(), try await SnapshotTarget(engine))
        let id = try #require(try await target.imports.begin(source.manifest))
        _ = try await target.imports.write(lines, batch: 0, of: id, in: source.pool.id.rawValue)
        await #expect(throws: MissingResource.self) { try await target.server.settings.pool(source.pool.id) }
        await #expect(throws: MissingResource.self) { try await target.server.settings.client(source.client.id) }
        await #expect(throws: SnapshotRefusal.importRuns) { try await target.imports.begin(source.manifest) }

        target.server.clock.advance(61)
        try await target.importAll(lines, as: source.manifest)
        #expect(try await target.lines(of: source.pool).sorted() == lines.sorted())
        await #expect(throws: SnapshotRefusal.importEnded) {
            try await target.imports.complete(id, in: source.pool.id.rawValue)
        }
    }

    @Test(arguments: Engine.available)
    func `rows of an import that was given up are deleted`(on engine: Engine) async throws {
        let source = try await SnapshotSource(.sqliteFile)
        let (lines, target) = (try await source.lines(), try await SnapshotTarget(engine))
        let id = try #require(try await target.imports.begin(source.manifest))
        _ = try await target.imports.write(lines, batch: 0, of: id, in: source.pool.id.rawValue)
        target.server.clock.advance(3_500)
        try await target.imports.sweep()
        try await target.server.pools.sweep()
        #expect(try await target.rows(of: source.pool) > 0)
        target.server.clock.advance(200)
        try await target.imports.sweep()
        try await target.server.pools.sweep()
        #expect(try await target.rows(of: source.pool) == 0)
        await #expect(throws: SnapshotRefusal.importEnded) {
            try await target.imports.write([], batch: 1, of: id, in: source.pool.id.rawValue)
        }
    }

    @Test(arguments: Engine.available)
    func `a batch that comes again is written once, and none can be missing`(on engine: Engine) async throws {
        let source = try await SnapshotSource(.sqliteFile)
        let (lines, target) = (try await source.lines(), try await SnapshotTarget(engine))
        let id = try #require(try await target.imports.begin(source.manifest))
        for _ in 0..<2 { _ = try await target.imports.write(lines, batch: 0, of: id, in: source.pool.id.rawValue) }
        await #expect(throws: SnapshotRefusal.malformed("a batch is missing")) {
            try await target.imports.write([], batch: 2, of: id, in: source.pool.id.rawValue)
        }
        await #expect(throws: SnapshotRefusal.duplicate) {
            try await target.imports.write(lines, batch: 1, of: id, in: source.pool.id.rawValue)
        }
        try await target.imports.complete(id, in: source.pool.id.rawValue)
        #expect(try await target.lines(of: source.pool).sorted() == lines.sorted())
    }

    @Test func `lines that are none are refused, and leave nothing`() async throws {
        let source = try await SnapshotSource(.sqliteFile)
        let target = try await SnapshotTarget(.sqliteFile)
        let id = try #require(try await target.imports.begin(source.manifest))
        let pool = source.pool.id.rawValue
        let server = try #require(try await source.lines().first { $0.hasPrefix("[\"resource_servers\"") })
        for line in [
            "", "{}", "[]", "[1]", "[\"pools\"]", "[\"access_keys\",\"x\"]", "[\"user_sessions\",\"\(pool)\"]",
            "[\"codes\",\"\(pool)\"]",
            server.replacing(pool, with: "us-east-1_another"), String(server.dropLast()) + ",1]",
            server.replacing("[\"resource_servers\",", with: "[\"resource_servers\",1,"),
            server.replacing("\"x", with: "7,\"x"), String(repeating: "[", count: 100_000),
            "[\"\(String(repeating: "x", count: 1 << 20))\"]",
        ] {
            await #expect(throws: SnapshotRefusal.self, "\(line.prefix(40))") {
                try await target.imports.write([server, line], batch: 0, of: id, in: source.pool.id.rawValue)
            }
        }
        #expect(try await target.rows(of: source.pool) == 0)
        await #expect(throws: SnapshotRefusal.self) { try await target.imports.complete(id, in: pool) }
    }

    @Test func `a snapshot of other tables or of another format is refused`() async throws {
        let source = try await SnapshotSource(.sqliteFile)
        let target = try await SnapshotTarget(.sqliteFile)
        let older = try SnapshotSchema(Engine.tables, history: Engine.history + [Migration("later", statements: [])])
        await #expect(throws: SnapshotRefusal.otherSchema(release: "9.9.9")) {
            try await target.imports.begin(
                SnapshotManifest(pool: source.pool.id.rawValue, schema: older, release: "9.9.9"))
        }
    }
}
