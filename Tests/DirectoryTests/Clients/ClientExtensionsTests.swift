import Directory
import Kernel
import TestKit
import Testing

/// What operators permit clients beyond Cognito's settings.
@Suite struct ClientExtensionsTests {
    @Test(arguments: Engine.available)
    func `a change over Cognito's API keeps what the operator has permitted`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        let pool = try await fixture.pool()
        let client = try await fixture.client(of: pool)
        #expect(client.extensions == ClientExtensions())
        let extended = try await fixture.clients.extend(client.id, in: pool.id) { $0.deviceGrant = true }
        #expect(extended.deviceGrant)
        _ = try await fixture.clients.change(client.id, in: pool.id) { $0.settings = ClientSettings() }
        #expect(try await fixture.clients.require(client.id, in: pool.id).extensions == extended)
    }

    @Test(arguments: Engine.available)
    func `a change that changes nothing writes nothing`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        let pool = try await fixture.pool()
        let client = try await fixture.client(of: pool)
        _ = try await fixture.clients.extend(client.id, in: pool.id) { $0.deviceGrant = false }
        #expect(try await fixture.clients.require(client.id, in: pool.id).version == client.version)
    }

    @Test(arguments: Engine.available)
    func `a client without a secret may not ask about tokens`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        let pool = try await fixture.pool()
        let client = try await fixture.client(of: pool)
        await #expect(throws: ClientRefusal.isPublic(client.id)) {
            _ = try await fixture.clients.extend(client.id, in: pool.id) { $0.introspection = true }
        }
    }

    @Test(arguments: Engine.available)
    func `a client of another pool is not found`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        let (mine, other) = (try await fixture.pool(), try await fixture.pool())
        let client = try await fixture.client(of: mine)
        #expect(
            await refuses(MissingResource.self, client.id.rawValue) {
                _ = try await fixture.clients.extend(client.id, in: other.id) { $0.deviceGrant = true }
            })
    }
}
