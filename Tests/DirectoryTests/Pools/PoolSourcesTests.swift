import Cryptography
import Directory
import Kernel
import Storage
import TestKit
import Testing

/// The services that pools follow.
@Suite struct PoolSourcesTests {
    private static let source = PoolSource(
        endpoint: "https://cognito-idp.eu-central-1.amazonaws.com", region: "eu-central-1", pool: "eu-central-1_Old",
        client: "6old", flow: .password)

    private func sources(_ server: TestServer) -> PoolSources {
        PoolSources(server.database, cipher: server.cipher, world: server.world)
    }

    @Test(arguments: Engine.available)
    func `a pool follows one source, whose secrets a new key opens too, until it ends`(
        on engine: Engine
    ) async throws {
        let (server, pool, _) = try await TestServer.withPoolAndClient(engine)
        #expect(try await sources(server).find(of: pool.id) == nil)
        try await sources(server).follow(Self.source, secrets: .init(), by: pool.id)
        let began = server.clock.now
        server.clock.advance(60)
        var other = Self.source
        (other.flow, other.accessKeyID) = (.adminPassword, "AKIAOLD")
        let secrets = PoolSourceSecrets(clientSecret: Secret("s3cret"), accessKey: Secret("k3y"))
        try await sources(server).follow(other, secrets: secrets, by: pool.id)
        let found = try #require(try await sources(server.rekeyed()).find(of: pool.id))
        #expect(found.source == other && found.secrets == secrets && found.startedAt == began)
        #expect(try await sources(server).stopFollowing(by: pool.id))
        #expect(try await sources(server).find(of: pool.id) == nil)
        #expect(try await !sources(server).stopFollowing(by: pool.id))
    }

    @Test(arguments: Engine.available)
    func `a source that cannot be asked is refused`(on engine: Engine) async throws {
        let (server, pool, _) = try await TestServer.withPoolAndClient(engine)
        let changes: [(inout PoolSource) -> Void] = [
            { $0.endpoint = "http://id.example.com" }, { $0.endpoint = "https://id.example.com/path" },
            { $0.endpoint = "https://user@id.example.com" }, { $0.endpoint = "" }, { $0.pool = "" },
            { $0.client = "a b" }, { $0.accessKeyID = "AKIA" }, { $0.flow = .adminPassword },
            { $0.region = String(repeating: "a", count: 129) },
        ]
        for change in changes {
            var source = Self.source
            change(&source)
            await #expect(throws: InvalidInput.self) {
                try await sources(server).follow(source, secrets: .init(), by: pool.id)
            }
        }
        await #expect(throws: MissingResource.self) {
            try await sources(server).follow(Self.source, secrets: .init(), by: UserPoolID(rawValue: "eu-test-1_None"))
        }
    }

    @Test(arguments: Engine.available)
    func `a pool takes an id that is kept, unless a pool of that id is still being cleared`(
        on engine: Engine
    ) async throws {
        let fixture = try await DirectoryFixture(engine)
        let id = UserPoolID(rawValue: "eu-test-1_Kept")
        func make() async throws -> UserPool {
            try await fixture.pools.create("kept", in: "eu-test-1", id: id, settings: PoolSettings(), schema: [])
        }
        try await fixture.database.write { [now = fixture.clock.now] in try Pools.clearLater(id, at: now, $0) }
        await #expect(throws: InvalidInput.self) { try await make() }
        try await fixture.pools.clearSome(of: id)
        #expect(try await make().id == id)
    }
}
