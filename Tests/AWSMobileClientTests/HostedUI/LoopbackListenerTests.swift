import Foundation
import Testing

@testable import AWSMobileClient
@testable import Kernel
@testable import WireClient

/// The listener for redirects, over real sockets.
@Suite struct LoopbackListenerTests {
    private func listener(_ text: String = "http://localhost/in") async throws -> (LoopbackListener, port: UInt16) {
        let listener = try await LoopbackListener.listen(try #require(LoopbackRedirect(text)))
        let port = try #require(URLComponents(string: listener.redirectURI)?.port)
        return (listener, UInt16(port))
    }

    private func isOpen(_ port: UInt16) -> Bool { LocalConnection(port: port) != nil }

    // B.8
    @Test func `a sign-in goes through the browser to a free port of this machine`() async throws {
        let server = FakeAuthorizationServer()
        let client = AWSMobileClient.hosted(server, oauth: ["SignInRedirectURI": "http://localhost:0/in"])
        let (opened, response) = (Locked<URL?>(nil), Locked<String?>(nil))
        client.hostedUI.pages = SystemHostedUIPages(
            opener: BrowserOpener { url in
                _ = opened.exchange(url)
                guard let redirect = server.signIn(url), let port = redirect.port.flatMap(UInt16.init(exactly:)) else {
                    return
                }
                _ = response.exchange(LocalConnection.get("\(redirect.path)?\(redirect.query ?? "")", port: port))
            })
        #expect(try await client.hostedUI.signIn() == .signedIn)
        let redirectURI = try #require(FakeAuthorizationServer.fields(of: opened.read { $0 })["redirect_uri"])
        let port = try #require(URLComponents(string: redirectURI)?.port)
        #expect(port > 0 && redirectURI == "http://localhost:\(port)/in")
        #expect(server.forms("/token").first?["redirect_uri"] == redirectURI)
        try await eventually { response.read { $0 != nil } }
        let page = try #require(response.read { $0 })
        #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n") && page.contains("You can close this window"))
        #expect(!page.contains("script") && !page.contains("code%2B") && page.contains("default-src 'none'"))
        try await eventually { !isOpen(UInt16(port)) }
    }

    @Test func `only a GET of the path under a name of this machine is the redirect, and there is one`() async throws {
        let (listener, port) = try await listener()
        defer { listener.close() }
        #expect(LocalConnection.get("/favicon.ico", port: port)?.hasPrefix("HTTP/1.1 404 ") == true)
        #expect(LocalConnection.get("/inner?code=c", port: port)?.hasPrefix("HTTP/1.1 404 ") == true)
        #expect(LocalConnection.get("/in?code=c", port: port, host: "evil.example")?.hasPrefix("HTTP/1.1 400 ") == true)
        let post = try #require(LocalConnection(port: port))
        #expect(post.send("POST /in?code=c HTTP/1.1\r\nHost: localhost\r\n\r\n"))
        #expect(post.receive().hasPrefix("HTTP/1.1 400 "))
        #expect(LocalConnection.get("/in?code=c&x=%22%3Cb%3E", port: port)?.contains("%3C") == false)
        #expect(try await listener.redirect().absoluteString == "http://localhost:\(port)/in?code=c&x=%22%3Cb%3E")
        try await eventually { LocalConnection.get("/in?code=second", port: port)?.isEmpty ?? true }
        #expect(try await listener.redirect().query == "code=c&x=%22%3Cb%3E")
    }

    @Test func `forged requests of other pages do not end a sign-in`() async throws {
        let server = FakeAuthorizationServer()
        let client = AWSMobileClient.hosted(server, oauth: ["SignInRedirectURI": "http://127.0.0.1/in"])
        let responses = Locked<[String]>([])
        client.hostedUI.pages = SystemHostedUIPages(
            opener: BrowserOpener { url in
                let uri = FakeAuthorizationServer.fields(of: url)["redirect_uri"] ?? ""
                guard let port = URLComponents(string: uri)?.port.flatMap(UInt16.init(exactly:)),
                    let redirect = server.signIn(url), let query = redirect.query
                else { return }
                let forged = [
                    "/in", "/in?code=c", "/in?code=c&state=", "/in?code=c&state=forged", "/in?error=access_denied",
                    "/in?error=access_denied&state=forged", "/in?\(query)x", "/in?\(query)&state=x",
                ]
                for target in forged + ["/in?\(query)"] {
                    let response = LocalConnection.get(target, port: port) ?? "none"
                    responses.change { $0.append(String(response.prefix { $0 != "\r\n" })) }
                }
            })
        #expect(try await client.hostedUI.signIn() == .signedIn)
        try await eventually { responses.read { $0.count == 9 } }
        #expect(responses.read { $0 } == Array(repeating: "HTTP/1.1 400 Bad Request", count: 8) + ["HTTP/1.1 200 OK"])
        #expect(server.forms("/token").count == 1)
    }

    @Test func `it listens on both addresses of the loopback, or on the named one`() async throws {
        let (both, port) = try await listener()
        defer { both.close() }
        #expect(LocalConnection.get("/", port: port)?.contains("404") == true)
        if LoopbackSocket.listen(isIPv6: true, port: 0).map({ LoopbackSocket.close($0.file) }) != nil {
            #expect(LocalConnection.get("/", port: port, isIPv6: true)?.contains("404") == true)
        }
        let (one, other) = try await listener("http://127.0.0.1:0/in")
        defer { one.close() }
        #expect(LocalConnection(port: other, isIPv6: true) == nil && isOpen(other))
    }

    @Test func `a hundred silent connections and an endless header do not hold up the redirect`() async throws {
        let (listener, port) = try await listener()
        defer { listener.close() }
        let silent = (0..<100).compactMap { _ in LocalConnection(port: port) }
        #expect(silent.count == 100)
        let endless = try #require(LocalConnection(port: port))
        #expect(endless.send("GET /in HTTP/1.1\r\nHost: localhost\r\nx: "))
        let piece = String(repeating: "a", count: 4096)
        var sent = 0
        while endless.send(piece), sent < 4096 { sent += 1 }
        #expect(sent < 4096, "The connection is closed after 16 KiB and what the system's buffers hold.")
        #expect(LocalConnection.get("/in?code=c", port: port)?.contains("200 OK") == true)
        #expect(try await listener.redirect().query == "code=c")
        withExtendedLifetime(silent) {}
    }

    @Test func `a sign-in that is cancelled, or whose browser cannot be opened, closes the port`() async throws {
        let client = AWSMobileClient.hosted(
            FakeAuthorizationServer(), oauth: ["SignInRedirectURI": "http://localhost/in"])
        let port = Locked<UInt16?>(nil)
        client.hostedUI.pages = SystemHostedUIPages(
            opener: BrowserOpener { url in
                let uri = FakeAuthorizationServer.fields(of: url)["redirect_uri"] ?? ""
                _ = port.exchange(URLComponents(string: uri)?.port.flatMap(UInt16.init(exactly:)))
            })
        let signIn = Task { try await client.hostedUI.signIn() }
        try await eventually { port.read { $0 != nil } }
        let used = try #require(port.read { $0 })
        #expect(isOpen(used))
        signIn.cancel()
        await #expect(throws: CancellationError.self) { try await signIn.value }
        try await eventually { !isOpen(used) }
        let failure = AWSMobileClientError.errorLoadingPage(message: "no browser")
        client.hostedUI.pages = SystemHostedUIPages(opener: BrowserOpener { _ in throw failure })
        await #expect(throws: failure) { try await client.hostedUI.signIn() }
    }

    @Test func `a port in use is an error, and a port of the configuration is used as it is`() async throws {
        let (first, port) = try await listener()
        let redirect = try #require(LoopbackRedirect("http://127.0.0.1:\(port)/in"))
        #expect(redirect.port == port && redirect.uri(port: 1) == "http://127.0.0.1:\(port)/in")
        await #expect(throws: AWSMobileClientError.self) { try await LoopbackListener.listen(redirect) }
        first.close()
        let second = try await LoopbackListener.listen(redirect)
        #expect(isOpen(port))
        second.close()
    }

    @Test(arguments: [
        "https://localhost/in", "http://10.0.0.1/in", "app://localhost", "http://localhost.evil.example/", "x",
    ])
    func `this machine does not listen for other redirect URIs`(_ text: String) {
        #expect(LoopbackRedirect(text) == nil)
    }

    @Test(arguments: [
        ("GET /in HTTP/1.1\r\nHost: localhost:1\r\nHost: localhost", LoopbackRequest.Outcome.badRequest),
        ("GET /in HTTP/1.1\r\nX: y", .badRequest), ("GET /in HTTP/2\r\nHost: localhost", .badRequest),
        ("GET  /in HTTP/1.1\r\nHost: localhost", .badRequest), ("", .badRequest), ("\r\n\r\n", .badRequest),
        ("GET /é HTTP/1.1\r\nHost: localhost", .badRequest),
        ("GET /in?a HTTP/1.0\nhOST: [::1]:80", .redirect("/in?a")), ("GET /i HTTP/1.1\r\nHost: 127.0.0.1", .notFound),
    ])
    func `a request that is not well formed is refused`(_ head: String, _ outcome: LoopbackRequest.Outcome) {
        #expect(LoopbackRequest.read(Array(head.utf8), path: "/in") == outcome)
    }
}
