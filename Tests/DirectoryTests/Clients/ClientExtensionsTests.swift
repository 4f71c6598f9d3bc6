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

    @Test func `what an earlier version has stored says nothing of back-channel logout`() throws {
        let stored = #"{"deviceGrant":true,"introspection":false}"#
        let read: ClientExtensions = try StoredJSON.value(stored)
        #expect(read.deviceGrant && read.backChannelLogout == nil)
    }

    // OpenID Connect Back-Channel Logout 1.0, section 2.2
    @Test(arguments: Engine.available)
    func `a client is told of sign-outs by https, or on this machine`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        let pool = try await fixture.pool()
        let client = try await fixture.client(of: pool)
        let long = "https://app.example.com/" + String(repeating: "a", count: 1000)
        for url in [
            "https://app.example.com/logout", "https://app.example.com:8443/a?b=c", "http://localhost:8080/logout",
            "http://127.0.0.1/", "http://[::1]:1/", long,
        ] {
            let wanted = BackChannelLogout(url: url, sessionRequired: true)
            let extended = try await fixture.clients.extend(client.id, in: pool.id) { $0.backChannelLogout = wanted }
            #expect(extended.backChannelLogout == wanted)
        }
        for url in [
            "", "app.example.com", "http://app.example.com/", "https://app.example.com/#a", "https://", "https:///a",
            "https://:443/", "https://ann@app.example.com/", "https://app.example.com/a b", "ftp://app.example.com/",
            "http://localhost.example.com/", "http://localhost:1@example.com/", "https://app.example.com/\r\nX: y",
            "javascript:alert(1)", "https://b\u{FC}cher.example/", long + "a",
        ] {
            let refused = try await refusal {
                try await fixture.clients.extend(client.id, in: pool.id) {
                    $0.backChannelLogout = BackChannelLogout(url: url)
                }
            }
            #expect(refused?.kind == .invalid, "\(url)")
        }
        #expect(try await fixture.clients.require(client.id, in: pool.id).extensions.backChannelLogout?.url == long)
    }

    @Test func `the host of a URL has its port and is in lower case`() {
        for (url, host) in [
            ("https://App.Example.com:8443/a", "app.example.com:8443"), ("https://a.b?c=/", "a.b"),
            ("http://[::1]:80/x", "[::1]:80"), ("x", ""),
        ] {
            #expect(BackChannelLogout(url: url).host == host)
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
