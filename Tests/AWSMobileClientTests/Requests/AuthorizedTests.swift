import Foundation
import Testing

@testable import AWSMobileClient
@testable import Kernel
@testable import WireClient

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Requests of the app with the user's token.
@Suite struct AuthorizedTests {
    /// A server with a response for each request in turn; the last one is repeated.
    private final class FakeServer: Sendable {
        private let responses: Locked<[ClientResponse]>
        private let received = Locked<[ClientRequest]>([])

        init(_ responses: ClientResponse...) { self.responses = Locked(responses) }

        var requests: [ClientRequest] { received.read { $0 } }
        var authorizations: [String?] {
            requests.map { request in request.headers.first { $0.name == "authorization" }?.value }
        }

        var transport: Transport {
            Transport { request in
                self.received.change { $0.append(request) }
                return self.responses.change { $0.count > 1 ? $0.removeFirst() : $0[0] }
            }
        }
    }

    private func request(_ address: String, method: String = "GET") throws -> URLRequest {
        var request = URLRequest(url: try #require(URL(string: address)))
        request.httpMethod = method
        request.setValue("Bearer own", forHTTPHeaderField: "Authorization")
        request.setValue("a=b", forHTTPHeaderField: "Cookie")
        return request
    }

    private func redirect(_ status: Int, to location: String) -> ClientResponse {
        ClientResponse(status: status, headers: [("Location", location)])
    }

    @Test func `a request carries the token that is asked for, in place of its own`() async throws {
        let client = try await AWSMobileClient.signedIn(.withJane())
        let server = FakeServer(
            ClientResponse(status: 200, headers: [("x-a", "1"), ("x-a", "2")], body: Array("hello".utf8)))
        var request = try request("https://api.example.com/items%20x?q=%C3%A9#part", method: "POST")
        request.httpBody = Data("body".utf8)
        let (data, response) = try await client.authorized(request, transport: server.transport)
        _ = try await client.authorized(request, token: .id, transport: server.transport)
        let tokens = try await client.getTokens()
        let bearers = [tokens.accessToken, tokens.idToken].map { "Bearer \($0?.tokenString ?? "")" }
        #expect(server.authorizations == bearers)
        let sent = server.requests[0]
        #expect(sent.address == "https://api.example.com/items%20x?q=%C3%A9" && sent.method == "POST")
        #expect(sent.body == Array("body".utf8) && sent.headers.count { $0.name == "authorization" } == 1)
        #expect(data == Data("hello".utf8) && response.statusCode == 200)
        #expect(response.value(forHTTPHeaderField: "x-a") == "1, 2")
    }

    @Test func `after a 401 the request is sent once more, with refreshed tokens`() async throws {
        let pool = FakePool.withJane()
        let client = try await AWSMobileClient.signedIn(pool)
        let server = FakeServer(ClientResponse(status: 401), ClientResponse(status: 200))
        let (_, response) = try await client.authorized(request("https://api.example.com"), transport: server.transport)
        #expect(response.statusCode == 200 && pool.count("InitiateAuth") == 2)
        #expect(Set(server.authorizations).count == 2)
        let refusing = FakeServer(ClientResponse(status: 401))
        let (_, second) = try await client.authorized(request("https://api.example.com"), transport: refusing.transport)
        #expect(second.statusCode == 401 && refusing.requests.count == 2)
        #expect(client.currentUserState == .signedIn)
    }

    @Test func `after a 401 tokens that were refreshed meanwhile are taken`() async throws {
        let pool = FakePool.withJane()
        let client = try await AWSMobileClient.signedIn(pool)
        let asked = Locked(0)
        let transport = Transport { _ in
            let isFirst = asked.change { count in
                count += 1
                return count == 1
            }
            guard isFirst else { return ClientResponse(status: 200) }
            _ = try await client.getTokens(forceRefresh: true)
            return ClientResponse(status: 401)
        }
        let (_, response) = try await client.authorized(request("https://api.example.com"), transport: transport)
        #expect(response.statusCode == 200 && pool.count("InitiateAuth") == 2)
    }

    @Test func `if the session has ended, a call that does not wait fails`() async throws {
        let pool = FakePool.withJane()
        let client = try await AWSMobileClient.signedIn(pool)
        pool.change { $0.refresh = .refuses }
        let server = FakeServer(ClientResponse(status: 401))
        await #expect(throws: AWSMobileClientError.signInNeeded) {
            try await client.authorized(
                request("https://api.example.com"), signInWait: .fail, transport: server.transport)
        }
        client.signOut()
        let answers = EventLog()
        client.authorized(try request("https://api.example.com")) { result, error in
            answers.append("\(result == nil) \((error as? AWSMobileClientError) == .noUserSignedIn)")
        }
        try await eventually { answers.all == ["true true"] }
    }

    @Test(arguments: [
        "http://api.example.com", "http://10.0.0.1/", "ftp://api.example.com", "https://jane:secret@api.example.com",
        "file:///etc/passwd", "https:///path",
    ])
    func `a token goes neither over plain HTTP to other machines nor to other addresses`(_ address: String) async throws
    {
        let client = try await AWSMobileClient.signedIn(.withJane())
        let server = FakeServer(ClientResponse(status: 200))
        await #expect(throws: URLError.self) {
            try await client.authorized(request(address), transport: server.transport)
        }
        #expect(server.requests.isEmpty)
        _ = try await client.authorized(request("http://127.0.0.1:9229/"), transport: server.transport)
        #expect(server.authorizations.first??.hasPrefix("Bearer ") == true)
    }

    @Test func `a redirect to another host, port or scheme goes without the token and cookies`() async throws {
        let client = try await AWSMobileClient.signedIn(.withJane())
        for target in ["https://evil.example.org/x", "https://api.example.com:444/x", "http://localhost/x"] {
            let server = FakeServer(
                redirect(302, to: target), redirect(302, to: "https://api.example.com/back"),
                ClientResponse(status: 401))
            let (_, response) = try await client.authorized(
                request("https://api.example.com/a"), transport: server.transport)
            // A 401 of a request without the token says nothing about the token.
            #expect(response.statusCode == 401 && server.requests.count == 3, "\(target)")
            #expect(server.authorizations.map { $0 != nil } == [true, false, false], "\(target)")
            #expect(server.requests[1].headers.isEmpty && response.url?.path == "/back")
        }
    }

    @Test func `a redirect within a host keeps the token, the method and the body as browsers do`() async throws {
        let client = try await AWSMobileClient.signedIn(.withJane())
        for (status, method, becomes) in [
            (301, "POST", "GET"), (302, "GET", "GET"), (302, "PUT", "PUT"), (303, "PUT", "GET"), (303, "HEAD", "HEAD"),
            (307, "POST", "POST"), (308, "PATCH", "PATCH"),
        ] {
            let server = FakeServer(
                redirect(status, to: "HTTPS://API.example.com:443/b?c"), ClientResponse(status: 200))
            var first = try request("https://api.example.com/a", method: method)
            first.httpBody = Data("x".utf8)
            _ = try await client.authorized(first, transport: server.transport)
            let second = server.requests[1]
            #expect(
                second.method == becomes && second.body.isEmpty == (becomes == "GET" && method != "GET"), "\(status)")
            #expect(second.path == "/b" && second.query == "c" && server.authorizations[1] != nil)
        }
    }

    @Test func `a redirect to plain HTTP is not followed, and a circle of redirects ends`() async throws {
        let client = try await AWSMobileClient.signedIn(.withJane())
        let server = FakeServer(redirect(307, to: "http://api.example.com/"))
        let (_, response) = try await client.authorized(request("https://api.example.com"), transport: server.transport)
        #expect(response.statusCode == 307 && server.requests.count == 1)
        let circle = FakeServer(redirect(307, to: "/again"))
        await #expect(throws: URLError(.httpTooManyRedirects)) {
            try await client.authorized(request("https://api.example.com"), transport: circle.transport)
        }
        // Ten redirects are followed.
        #expect(circle.requests.count == 11)
    }

    @Test func `without a transport of its own a request is sent by the client's`() async throws {
        let pool = FakePool.withJane()
        let client = try await AWSMobileClient.signedIn(pool)
        _ = try? await client.authorized(request("https://api.example.com/own"))
        #expect(pool.state.read { $0.requests.last?.address } == "https://api.example.com/own")
    }
}
