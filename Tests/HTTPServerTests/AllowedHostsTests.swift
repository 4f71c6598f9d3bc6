import Kernel
import Testing
import Wire

@testable import HTTPServer

/// The host names under which the admin port and the inbox respond.
@Suite struct AllowedHostsTests {
    private func status(_ hosts: [String], publicURL: String = "https://id.example.com") async throws -> Int {
        let routes = try Routes(
            [PathRoute("GET", pattern: "/") { _, _ in WireResponse(status: 200) }], frame: RequestFrame(),
            only: AllowedHosts(publicURL: PublicURL(publicURL), regions: ["us-east-1"]))
        return await routes.respond(to: WireRequest(method: "GET", headers: hosts.map { ("Host", $0) })).status
    }

    @Test(arguments: [
        "localhost", "LocalHost:9230", "127.0.0.1", "127.0.0.1:9230", "127.1.2.3", "[::1]", "[::1]:9230",
        "id.example.com", "ID.example.com:443",
    ])
    func `names of this machine and of the public URL are accepted`(_ host: String) async throws {
        #expect(try await status([host]) == 200)
    }

    @Test(arguments: [
        "evil.example", "evil.example:9230", "localhost.evil.example", "127.0.0.1.evil.example", "id.example.com.evil",
        "192.0.2.1", "0.0.0.0", "[::2]", "", "x id.example.com",
    ])
    func `any other name is refused`(_ host: String) async throws {
        #expect(try await status([host]) == 421)
    }

    @Test func `two names are refused, and HTTP 1.0 without a name is accepted`() async throws {
        #expect(try await status(["localhost", "localhost"]) == 421)
        #expect(try await status([]) == 200)
    }

    @Test func `the public URL may be an address`() async throws {
        #expect(try await status(["192.0.2.1:80"], publicURL: "http://192.0.2.1:9229") == 200)
        #expect(try await status(["[2001:db8::1]"], publicURL: "http://[2001:db8::1]:9229") == 200)
    }
}
