import Kernel
import SyncModel
import Testing
import Wire
import WireRuntime

@testable import HTTPServer

/// How a listener finds who answers a path.
@Suite struct RoutesTests {
    /// A row that answers with its pattern and the parameters called `names`.
    private func row(_ method: String, _ pattern: String, _ names: String...) -> PathRoute {
        PathRoute(method, pattern: pattern) { _, parameters in
            let values = names.map { "\($0)=\(parameters[$0] ?? "missing")" }
            return WireResponse(status: 200, body: Array(([pattern] + values).joined(separator: " ").utf8))
        }
    }

    private func answer(_ method: String, _ path: String, _ rows: PathRoute...) async throws -> WireResponse {
        try await Routes(rows, frame: RequestFrame()).respond(
            to: WireRequest(method: method, path: path, requestID: "r-1"))
    }

    private func text(_ path: String, _ rows: PathRoute...) async throws -> String? {
        let response = try await Routes(rows, frame: RequestFrame()).respond(to: WireRequest(method: "GET", path: path))
        return response.status == 200 ? String(decoding: response.body, as: UTF8.self) : nil
    }

    @Test func `a browser is shown a page for what there is not, and a program what it was told before`() async throws {
        let routes = try Routes(
            [row("POST", "/a")], frame: RequestFrame(),
            page: { _, status in
                WireResponse(status: status, headers: [("Content-Type", "text/html")], body: Array("page".utf8))
            })
        func answer(_ method: String, _ path: String, accept: String) async -> WireResponse {
            await routes.respond(to: WireRequest(method: method, path: path, headers: [("Accept", accept)]))
        }
        for (method, path, status) in [("GET", "/b", 404), ("GET", "/a", 405)] {
            let shown = await answer(method, path, accept: "text/html,application/xhtml+xml,*/*;q=0.8")
            #expect(shown.status == status && shown.body == Array("page".utf8))
            #expect(shown.header("Allow") == (status == 405 ? "POST" : nil))
            for accept in ["*/*", "application/json", ""] {
                let told = await answer(method, path, accept: accept)
                #expect(told.status == status && told.header("Content-Type") == "application/json", "\(accept)")
            }
        }
    }

    @Test func `a body is streamed by the row of its method, in any order of rows`() throws {
        let streaming = PathRoute("POST", pattern: "/a/{b}", maxStreamed: 7) { _, _ in nil }
        for rows in [[row("GET", "/a/{b}"), streaming], [streaming, row("GET", "/a/{b}")]] {
            let routes = try Routes(rows, frame: RequestFrame())
            #expect(routes.maxStreamed("POST", path: "/a/x") == 7)
            #expect(routes.maxStreamed("GET", path: "/a/x") == nil)
        }
    }

    @Test func `a path without parameters is found by its bytes`() async throws {
        let row = row("GET", "/oauth2/token")
        #expect(try await text("/oauth2/token", row) == "/oauth2/token")
        for path in ["/oauth2/Token", "/oauth2/token/", "/oauth2//token", "/oauth2%2Ftoken", "/%6Fauth2/token", "/"] {
            #expect(try await text(path, row) == nil, "\(path)")
        }
    }

    @Test func `parameters are whole segments, decoded once`() async throws {
        let row = row("GET", "/a/{one}/b/{two}", "one", "two")
        #expect(try await text("/a/x/b/y", row) == "/a/{one}/b/{two} one=x two=y")
        #expect(
            try await text("/a/us-east-1%3A12/b/100%2525%2F%C3%A9", row)
                == "/a/{one}/b/{two} one=us-east-1:12 two=100%25/é")
        for path in ["/a/x/b", "/a/x/b/y/", "/a//b/y", "/a/x/B/y", "/a/x/y/b", "/a/x/b/y/c"] {
            #expect(try await text(path, row) == nil, "\(path)")
        }
    }

    // WIRE-17
    @Test(arguments: ["%", "%4", "%zz", "%FF", "%C3", "%41", "%7E", "%2e%2e", "..", ".", ""])
    func `a parameter that is malformed or has another spelling does not exist`(_ segment: String) async throws {
        #expect(try await text("/a/\(segment)/b", row("GET", "/a/{one}/b", "one")) == nil)
    }

    @Test func `a wildcard takes all further segments as they were sent`() async throws {
        let row = row("GET", "/a/{rest...}", "rest")
        for rest in ["x", "", "x/", "x//y", "x/../%2E%41%FF%", "/"] {
            #expect(try await text("/a/\(rest)", row) == "/a/{rest...} rest=\(rest)")
        }
        for path in ["/a", "/b/x", "/A/x"] { #expect(try await text(path, row) == nil, "\(path)") }
    }

    @Test func `a wildcard below literals precedes parameters in their place`() async throws {
        let (open, pool) = (row("GET", "/verify/{rest...}", "rest"), row("GET", "/{pool}/keys/all", "pool"))
        for rows in [[open, pool], [pool, open]] {
            let routes = try Routes(rows, frame: RequestFrame())
            for (path, expected) in [
                ("/verify/keys/all", "/verify/{rest...} rest=keys/all"), ("/x/keys/all", "/{pool}/keys/all pool=x"),
            ] {
                let response = await routes.respond(to: WireRequest(method: "GET", path: path))
                #expect(String(decoding: response.body, as: UTF8.self) == expected)
            }
        }
    }

    @Test func `a pattern that begins with a literal precedes all that begin with a parameter`() async throws {
        let (service, pool) = (row("GET", "/pools/{id}/b/{x}", "id"), row("GET", "/{pool}/a/{y}/{z}", "pool"))
        for rows in [[service, pool], [pool, service]] {
            let routes = try Routes(rows, frame: RequestFrame())
            for (path, expected) in [
                ("/pools/a/b/1", "/pools/{id}/b/{x} id=a"), ("/pools/a/c/1", "/{pool}/a/{y}/{z} pool=pools"),
                ("/x/a/b/1", "/{pool}/a/{y}/{z} pool=x"),
            ] {
                let response = await routes.respond(to: WireRequest(method: "GET", path: path))
                #expect(String(decoding: response.body, as: UTF8.self) == expected)
            }
        }
    }

    @Test func `a handler may find that what a parameter names does not exist`() async throws {
        let row = PathRoute("GET", pattern: "/{pool}/keys") { _, parameters in
            parameters["pool"] == "here" ? WireResponse(status: 200) : nil
        }
        #expect(try await answer("GET", "/here/keys", row).status == 200)
        let missing = try await answer("GET", "/there/keys", row)
        #expect(missing.status == 404)
        #expect(String(decoding: missing.body, as: UTF8.self) == #"{"message":"Not Found"}"#)
    }

    @Test func `another method than those of a pattern is refused with their names`() async throws {
        let response = try await answer("PUT", "/a/1", row("POST", "/a/{one}"), row("GET", "/a/{one}"))
        #expect(response.status == 405 && response.header("Allow") == "GET, POST")
        #expect(try await answer("GET", "/b/1", row("POST", "/a/{one}")).status == 404)
    }

    @Test(arguments: [
        ("/a/{one}", "/a/b"), ("/a/{one}", "/a/{two}"), ("/a/{one}/b", "/a/c/{two}"), ("/{one}", "/a"),
        ("/a/{one...}", "/a/{two}"), ("/a/{one...}", "/a/b/c"), ("/{one...}", "/{two}/{three...}"), ("/{one...}", "/a"),
    ])
    func `patterns that match one path are refused`(_ one: String, _ other: String) {
        #expect(throws: PathPatternError.ambiguous(one, other)) {
            try Routes([row("GET", one), row("POST", other)], frame: RequestFrame())
        }
        #expect(throws: PathPatternError.ambiguous(other, one)) {
            try Routes([row("GET", other), row("GET", one)], frame: RequestFrame())
        }
    }

    @Test(arguments: [("/a/{one}", "/b/{one}"), ("/a/{one}", "/a/{one}/b"), ("/{one}/a", "/{two}/b"), ("/", "/a/{x}")])
    func `patterns that match no path in common are accepted`(_ one: String, _ other: String) throws {
        _ = try Routes([row("GET", one), row("GET", other)], frame: RequestFrame())
    }

    @Test func `a method occurs once with a pattern`() throws {
        #expect(throws: PathPatternError.repeated(method: "GET", "/a")) {
            try Routes([row("GET", "/a"), row("POST", "/a"), row("GET", "/a")], frame: RequestFrame())
        }
    }

    @Test(arguments: [
        "", "a", "a/b", "/{a...}/b", "/{...}", "/{a}/{a...}", "/a{b...}", "/a/{", "/a/}", "/a/{}", "/a/b{c}", "/{c}b",
        "/a%20b", "/a?b", "/{a b}", "/{a}/{a}",
    ])
    func `a malformed pattern is refused`(_ pattern: String) {
        #expect(throws: PathPatternError.malformed(pattern)) {
            try Routes([row("GET", pattern)], frame: RequestFrame())
        }
    }

    @Test func `the paths of the sync service are patterns, beside those of pools`() async throws {
        let paths = Catalogue.sync.operations.values.compactMap(\.route)
        #expect(paths.count == 17)
        let rows = paths.map { row($0.method.rawValue, $0.path, "DatasetName") }
        let routes = try Routes(
            rows + [
                row("GET", "/{pool}/.well-known/jwks.json"), row("GET", "/{pool}/branding/{client}/{file}"),
                row("POST", "/"),
            ], frame: RequestFrame())
        let path = "/identitypools/us-east-1%3A1/identities/us-east-1%3A2/datasets/settings/records"
        let response = await routes.respond(to: WireRequest(method: "GET", path: path))
        #expect(String(decoding: response.body, as: UTF8.self).contains(" DatasetName=settings"))
    }

    // Without these headers, browsers hide the reason from the script.
    @Test func `a script of another origin may read that there is no such path or method`() async throws {
        let rows = [row("GET", "/a"), PathRoute("GET", pattern: "/{pool}/keys") { _, _ in nil }]
        for (method, path, status) in [
            ("GET", "/b", 404), ("POST", "/a", 405), ("GET", "/x/keys", 404), ("OPTIONS", "/b", 200),
        ] {
            let response = try await Routes(rows, frame: RequestFrame())
                .respond(to: WireRequest(method: method, path: path))
            #expect(response.status == status)
            #expect(response.header("Access-Control-Allow-Origin") == "*", "\(method) \(path)")
        }
    }

    @Test func `requests that reach no handler are recorded too`() async throws {
        let records = Locked<[RequestRecord]>([])
        let frame = RequestFrame { record in records.change { $0.append(record) } }
        let question = PathRoute("OPTIONS", pattern: "/a") { _, _ in WireResponse(status: 204) }
        let routes = try Routes(
            [row("GET", "/a"), question], frame: frame,
            only: AllowedHosts(publicURL: PublicURL("https://id.example.com"), regions: ["us-east-1"]))
        let hosts = ["localhost", "localhost", "localhost", "attacker.example.net", "localhost"]
        for (index, (method, path)) in [
            ("GET", "/b"), ("PUT", "/a"), ("OPTIONS", "/a"), ("GET", "/a"), ("GET", "/a"),
        ].enumerated() {
            _ = await routes.respond(to: WireRequest(method: method, path: path, headers: [("Host", hosts[index])]))
        }
        // The last one has reached a handler, which runs its operation in the frame itself.
        #expect(records.read { $0.map(\.status) } == [404, 405, 204, 421])
        #expect(
            records.read { $0.map(\.operation) } == ["Unknown", "Unknown", "GetAllowedMethods", "Unknown"])
    }
}
