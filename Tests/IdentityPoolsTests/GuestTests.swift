import Kernel
import Storage
import TestKit
import Testing

@testable import IdentityPools

/// Guests: identities without logins, whose ids take no storage before they are used.
@Suite struct GuestTests {
    private static let google = Login(.external, provider: "accounts.google.com", subject: "g-1")

    private func start(_ engine: Engine) async throws -> (TestServer, IdentityPoolRecord) {
        let server = try await TestServer(engine)
        let pool = try await server.identityPool { settings in
            settings.loginProviders = ["accounts.google.com": "c"]
            settings.developerProvider = "login.example.com"
        }
        return (server, pool)
    }

    private func rows(_ server: TestServer) async throws -> Int {
        try await server.database.read { try RowCountTable($0).counts { $0.owner == .identityPool } }["identities"] ?? 0
    }

    // POOL-GID-02, POOL-GOT-01: anyone can ask for ids, thousands a second.
    @Test(arguments: Engine.available)
    func `an id takes no row until its guest gets a token, and then one`(on engine: Engine) async throws {
        let (server, pool) = try await start(engine)
        let tokens = server.openIDTokens()
        var ids: [IdentityID] = []
        for _ in 0..<30 { ids.append(try await tokens.identity(in: pool.id, logins: [:])) }
        #expect(Set(ids).count == 30)
        #expect(try await rows(server) == 0)
        for _ in 0..<2 { #expect(try await tokens.token(for: ids[7], logins: [:]).identity == ids[7]) }
        #expect(try await rows(server) == 1)
        let listed = try await server.identities.list(in: pool.id, hidesDisabled: true, after: nil, limit: 60)
        #expect(listed.items.map(\.identity.id) == [ids[7]])
    }

    // POOL-LNK-01, DEV-LNK-01
    @Test(arguments: Engine.available)
    func `a guest without a row gets logins, and describes itself`(on engine: Engine) async throws {
        let (server, pool) = try await start(engine)
        let identities = server.identities
        let (guest, other) = (
            try await identities.unauthenticated(in: pool), try await identities.unauthenticated(in: pool)
        )
        #expect(try await identities.describe(guest).providers.isEmpty)
        #expect(try await identities.resolve(guest, with: [Self.google]) == guest)
        #expect(try await identities.describe(guest).identity.isAuthenticated)
        let developer = Login(.developer, provider: "login.example.com", subject: "ann")
        #expect(try await identities.identity(of: developer, with: [], as: other, in: pool.id) == other)
        #expect(try await rows(server) == 2)
    }

    @Test(arguments: Engine.available)
    func `of thirty first uses at once one makes the row, and all count`(on engine: Engine) async throws {
        let (server, pool) = try await start(engine)
        let id = try await server.identities.unauthenticated(in: pool)
        let tokens = server.openIDTokens()
        let race = await Race(30) { _ in _ = try await tokens.token(for: id, logins: [:]) }
        #expect(race.losers.count == race.refusals.count && race.winners.count > 1)
        #expect(race.refusals.allSatisfy { $0 == StorageRefusal.contention })
        #expect(try await rows(server) == 1)
    }

    // POOL-GOT-05
    @Test(arguments: Engine.available)
    func `an id that no pool has given is not found`(on engine: Engine) async throws {
        let (server, pool) = try await start(engine)
        let id = try await server.identities.unauthenticated(in: pool)
        for place in 10..<46 {
            var letters = Array(id.rawValue.utf8)
            guard letters[place] != UInt8(ascii: "-") else { continue }
            letters[place] = letters[place] == UInt8(ascii: "0") ? UInt8(ascii: "1") : UInt8(ascii: "0")
            let changed = IdentityID(rawValue: String(decoding: letters, as: UTF8.self))
            await #expect(throws: IdentityRefusal.notFound(changed), "\(place)") {
                try await server.identities.require(changed)
            }
        }
        let spelled = ["\(id)0", id.rawValue.uppercased(), "us-east-1:" + id.rawValue.dropFirst(10), "x:-", ":", ""]
        for text in spelled + [IdentityID.fresh(in: "eu-test-1", from: server.world).rawValue] {
            let unknown = IdentityID(rawValue: text)
            await #expect(throws: IdentityRefusal.notFound(unknown), "\(text)") {
                try await server.identities.require(unknown)
            }
        }
    }

    // POOL-DEL: what was deleted does not come back.
    @Test(arguments: Engine.available)
    func `a deleted guest, and those of a deleted pool, are not found again`(on engine: Engine) async throws {
        let (server, pool) = try await start(engine)
        let identities = server.identities
        let unused = try await identities.unauthenticated(in: pool)
        let used = try await identities.unauthenticated(in: pool)
        _ = try await server.openIDTokens().token(for: used, logins: [:])
        #expect(try await identities.delete([unused, used], in: "eu-test-1").isEmpty)
        #expect(try await identities.delete([unused, used], in: "eu-test-1") == [unused, used])
        for id in [unused, used] {
            await #expect(throws: IdentityRefusal.notFound(id)) { try await identities.require(id) }
            await #expect(throws: IdentityRefusal.notFound(id)) {
                try await identities.resolve(id, with: [Self.google])
            }
        }
        let last = try await identities.unauthenticated(in: pool)
        try await server.identityPools().remove(pool.id)
        await #expect(throws: IdentityRefusal.notFound(last)) { try await identities.require(last) }
        let counts = try await server.database.read { try RowCountTable($0).counts { $0.owner == .identityPool } }
        #expect(counts.values.allSatisfy { $0 == 0 }, "\(counts)")
    }
}
