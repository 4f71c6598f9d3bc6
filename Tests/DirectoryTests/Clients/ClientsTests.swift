import Directory
import Kernel
import Storage
import TestKit
import Testing

/// Stored clients.
@Suite struct ClientsTests {
    @Test(arguments: Engine.available)
    func `a client is read as it was stored, by id alone and with its pool`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        let pool = try await fixture.pool()
        var settings = ClientSettings()
        settings.explicitAuthFlows = [.allowUserSRP]
        settings.tokenValidity.access = 10
        settings.tokenValidity.accessUnit = .minutes
        settings.refreshTokenRotation = RefreshTokenRotation(enabled: true, retryGracePeriod: 10)
        settings.oauth.callbackURLs = ["https://a.example.com/x?y='z'"]
        settings.readAttributes = ["name"]
        let made = try await fixture.clients.create(
            ClientID(rawValue: "c1"), named: "app", in: pool.id, secret: [0, 1, 255], settings: settings)
        #expect(try await fixture.clients.require(made.id, in: pool.id) == made)
        #expect(try await fixture.database.read { try ClientTable($0).require(made.id) } == made)
        #expect(made.settings == settings)
    }

    // UP-POOL-12
    @Test func `a client id is 26 lower-case letters and digits`() {
        let id = ClientID.fresh(from: World.chanceful).rawValue
        #expect(id.utf8.count == 26)
        #expect(id.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) })
    }

    // UP-APP-03
    @Test(arguments: Engine.available)
    func `a client is not found in another pool`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        let (mine, other) = (try await fixture.pool(), try await fixture.pool())
        let client = try await fixture.client(of: mine)
        #expect(
            await refuses(MissingResource.self, client.id.rawValue) {
                _ = try await fixture.clients.require(client.id, in: other.id)
            })
        #expect(await refuses(MissingResource.self) { try await fixture.clients.remove(client.id, in: other.id) })
        #expect(
            await refuses(MissingResource.self) {
                _ = try await fixture.clients.change(client.id, in: other.id) { _ in }
            })
        #expect(try await fixture.clients.require(client.id, in: mine.id) == client)
    }

    // UP-APP-05, UP-PERM-08
    @Test(arguments: Engine.available)
    func `a change keeps the secret, increments the version and is checked`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        let pool = try await fixture.pool()
        let made = try await fixture.clients.create(
            ClientID(rawValue: "c1"), named: "app", in: pool.id, secret: [7], settings: ClientSettings())
        fixture.clock.advance(60)
        let changed = try await fixture.clients.change(made.id, in: pool.id) { $0.settings.writeAttributes = ["name"] }
        #expect(changed.version == 2 && changed.secret == [7])
        #expect(changed.modifiedAt == fixture.clock.now && changed.createdAt == made.createdAt)
        #expect(
            await refuses(InvalidInput.self, "while updating a client") {
                _ = try await fixture.clients.change(made.id, in: pool.id) { $0.settings.writeAttributes = ["nope"] }
            })
        #expect(try await fixture.clients.require(made.id, in: pool.id) == changed)
    }

    @Test(arguments: Engine.available)
    func `a change based on an old version is refused`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        let client = try await fixture.client(of: try await fixture.pool())
        _ = try await fixture.database.write { try ClientTable($0).update(client) }
        #expect(
            await refuses(ConcurrentChange.self) {
                _ = try await fixture.database.write { try ClientTable($0).update(client) }
            })
    }

    // UP-APP-06
    @Test(arguments: Engine.available)
    func `a deleted client is not found`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        let pool = try await fixture.pool()
        let client = try await fixture.client(of: pool)
        _ = try await fixture.cache.client(client.id)
        try await fixture.clients.remove(client.id, in: pool.id)
        #expect(await refuses(MissingResource.self) { _ = try await fixture.cache.client(client.id) })
        #expect(await refuses(MissingResource.self) { try await fixture.clients.remove(client.id, in: pool.id) })
    }

    // UP-APP-14, UP-LIM-01
    @Test(arguments: Engine.available)
    func `the number of clients in a pool is limited`(on engine: Engine) async throws {
        #expect(Quotas().clientsPerPool == 1000 && Quotas.guide2018.clientsPerPool == 25)
        var quotas = Quotas()
        quotas.clientsPerPool = 2
        let fixture = try await DirectoryFixture(engine, quotas: quotas)
        let (pool, other) = (try await fixture.pool(), try await fixture.pool())
        for _ in 1...2 { _ = try await fixture.client(of: pool) }
        #expect(await refuses(QuotaRefusal.self, "2") { _ = try await fixture.client(of: pool) })
        _ = try await fixture.client(of: other)
        #expect(
            await refuses(MissingResource.self, "User pool") {
                _ = try await fixture.clients.create(
                    ClientID(rawValue: "x"), named: "x", in: UserPoolID(rawValue: "eu-test-1_none"), secret: nil,
                    settings: ClientSettings())
            })
    }

    // UP-APP-12
    @Test(arguments: Engine.available)
    func `pages list every client once`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        let pool = try await fixture.pool()
        var expected: [ClientID] = []
        for _ in 1...5 { expected.append(try await fixture.client(of: pool).id) }
        _ = try await fixture.client(of: try await fixture.pool())
        var (seen, cursor, pages): ([ClientID], Cursor?, Int) = ([], nil, 0)
        repeat {
            let page = try await fixture.clients.list(in: pool.id, after: cursor, limit: 2)
            seen += page.items.map(\.id)
            cursor = page.next
            pages += 1
        } while cursor != nil
        #expect(seen == expected.sorted { $0.rawValue < $1.rawValue })
        #expect(pages == 3)
    }
}
