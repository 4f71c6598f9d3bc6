import Directory
import Kernel
import TestKit
import Testing

/// The domains of pools.
@Suite struct PoolDomainsTests {
    private static let certificate = PoolDomain.Certificate(arn: TestServer.certificate)

    // RACE-14, UP-DOM-04
    @Test(arguments: Engine.available)
    func `of pools that want one domain at once, one gets it`(on engine: Engine) async throws {
        let server = try await TestServer(engine)
        var pools: [UserPoolID] = []
        for _ in 1...6 { pools.append(try await server.pool().id) }
        let race = await Race(pools.count) { [pools] number in
            try await server.domains.create("shop", certificate: nil, for: pools[number])
        }
        #expect(race.winners.count == 1)
        #expect(race.losers.count == 5 && race.losers.allSatisfy { $0 as? DomainRefusal == .takenByOtherPool })
        #expect(try await server.settings.domain("shop")?.pool == race.winners.first?.pool)
    }

    @Test(arguments: Engine.available)
    func `a pool has one domain of each kind`(on engine: Engine) async throws {
        let server = try await TestServer(engine)
        let (pool, other) = (try await server.pool().id, try await server.pool().id)
        let domains = server.domains
        let prefix = try await domains.create("shop", certificate: nil, for: pool)
        #expect(prefix.kind == .prefix)
        #expect(try await domains.create("auth.example.com", certificate: Self.certificate, for: pool).kind == .custom)
        for (name, certificate, owner, expected) in [
            ("shop", nil, pool, .exists), ("shop", nil, other, .takenByOtherPool),
            ("store", nil, pool, .poolHasDomain), ("id.example.com", Self.certificate, pool, .poolHasDomain),
            ("auth.example.com", Self.certificate, other, .takenByOtherPool),
        ] as [(String, PoolDomain.Certificate?, UserPoolID, DomainRefusal)] {
            let refused = try await refusal {
                try await domains.create(name, certificate: certificate, for: owner)
            }
            #expect(refused == expected, "\(name)")
        }
        try await domains.remove("shop", of: pool)
        #expect(try await domains.create("shop", certificate: nil, for: other).pool == other)
        #expect(try await refusal { try await domains.remove("shop", of: pool) } == DomainRefusal.notFound)
    }

    // UP-DOM-02
    @Test(arguments: [
        "", "-a", "a-", "Shop", "a.b", "a_b", "a b", "ä", String(repeating: "a", count: 64), "my-cognito", "awsome",
        "amazonas",
    ])
    func `a prefix is one label without reserved words`(_ name: String) async throws {
        let server = try await TestServer(.sqliteFile)
        let pool = try await server.pool().id
        #expect(
            try await refusal { try await server.domains.create(name, certificate: nil, for: pool) }?.kind == .invalid)
    }

    @Test(arguments: [
        "example", "Auth.example.com", "auth..com", ".example.com", "auth.example.com.", "10.0.0.1", "*.example.com",
        "auth.example.com:443", "https://auth.example.com",
    ])
    func `a custom domain is a host name`(_ name: String) async throws {
        let server = try await TestServer(.sqliteFile)
        let pool = try await server.pool().id
        let refused = try await refusal {
            try await server.domains.create(name, certificate: Self.certificate, for: pool)
        }
        #expect(refused?.kind == .invalid)
    }

    @Test(arguments: Engine.available)
    func `a domain is looked up at most a second late, also if there was none`(on engine: Engine) async throws {
        let server = try await TestServer(engine)
        let pool = try await server.pool().id
        let node = try server.anotherNode()
        for settings in [server.settings, node.settings] { #expect(try await settings.domain("shop") == nil) }
        let made = try await server.domains.create("shop", certificate: nil, for: pool)
        #expect(try await server.settings.domain("SHOP") == made)
        #expect(try await node.settings.domain("shop") == nil)
        server.clock.advance(1)
        #expect(try await node.settings.domain("shop") == made)
        try await server.domains.remove("shop", of: pool)
        #expect(try await server.settings.domain("shop") == nil)
        // U+212A has the lower-case letter k.
        #expect(try await server.settings.domain("\u{212A}") == nil)
    }

    @Test(arguments: Engine.available)
    func `a pool with a domain is not deleted`(on engine: Engine) async throws {
        let server = try await TestServer(engine)
        let pool = try await server.pool().id
        _ = try await server.domains.create("shop", certificate: nil, for: pool)
        #expect(try await refusal { try await server.pools.remove(pool) } == DomainRefusal.blocksDeletion)
        try await server.domains.remove("shop", of: pool)
        try await server.pools.remove(pool)
    }
}
