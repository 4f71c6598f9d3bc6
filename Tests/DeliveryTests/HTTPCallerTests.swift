import Foundation
import NIOHTTP1
import Outbound
import Testing

@Suite(.timeLimit(.minutes(10))) struct HTTPCallerTests {
    private func failure(_ caller: HTTPCaller, _ call: HTTPCall) async -> HTTPCallError? {
        do {
            _ = try await caller.send(call)
            return nil
        } catch { return error }
    }

    @Test func `method, URL, fields and body arrive, and the response comes back`() async throws {
        try await GatewaySink.with(status: .imATeapot, answer: "short and stout") { sink in
            let call = HTTPCall(
                "PUT", url: "http://127.0.0.1:\(sink.port)/a?b=c", headers: [("X-One", "1"), ("X-Two", "zwei")],
                body: Array("body".utf8))
            let answer = try await HTTPCaller().send(call)
            #expect(answer.status == 418 && String(decoding: answer.body, as: UTF8.self) == "short and stout")
            let post = try #require(sink.received.first)
            #expect(post.head.method == .PUT && post.head.uri == "/a?b=c" && post.body == "body")
            #expect(post.head.headers["X-One"] == ["1"] && post.head.headers["X-Two"] == ["zwei"])
            #expect(post.head.headers["Expect"].isEmpty)
        }
    }

    @Test func `one request leaves nothing for the next`() async throws {
        try await GatewaySink.with(status: .ok) { sink in
            let caller = HTTPCaller(workers: 1)
            let url = "http://127.0.0.1:\(sink.port)/"
            _ = try await caller.send(HTTPCall("POST", url: url, headers: [("X-Secret", "s")], body: [0x61]))
            _ = try await caller.send(HTTPCall("GET", url: url))
            let second = try #require(sink.received.last)
            #expect(sink.received.count == 2 && second.head.method == .GET && second.body.isEmpty)
            #expect(second.head.headers["X-Secret"].isEmpty && second.head.headers["Content-Length"].isEmpty)
        }
    }

    // The other side closes its end at last, and this side would never notice.
    @Test func `a connection that is not used is closed`() async throws {
        var limits = HTTPCallLimits()
        limits.idle = 0
        try await GatewaySink.with(status: .ok) { sink in
            let caller = HTTPCaller(workers: 4, limits: limits)
            for _ in 0..<2 {
                try await withThrowingTaskGroup(of: Void.self) { group in
                    for _ in 0..<8 {
                        group.addTask {
                            _ = try await caller.send(HTTPCall("GET", url: "http://127.0.0.1:\(sink.port)/"))
                        }
                    }
                    try await group.waitForAll()
                }
                while try Self.connections(to: sink.port) > 0 { try await Task.sleep(for: .milliseconds(5)) }
            }
            #expect(sink.received.count == 16)
            await caller.close()
        }
    }

    /// How many sockets of this machine lead to a port, and are not closed on this side.
    private static func connections(to port: Int) throws -> Int {
        let far = String(format: ":%04X", port)
        // Established, or closed on the other side only.
        let open: Set<Substring> = ["01", "08"]
        return try String(contentsOfFile: "/proc/net/tcp", encoding: .utf8).split(separator: "\n").count { line in
            let fields = line.split(separator: " ")
            return fields.count > 3 && fields[2].hasSuffix(far) && open.contains(fields[3])
        }
    }

    @Test(arguments: [("X-One", "1\r\nX-Evil: 1"), ("X-Evil: 1\nX", "1"), ("X", "\u{0}")])
    func `a header field with a line end sends nothing`(_ name: String, _ value: String) async throws {
        try await GatewaySink.with(status: .ok) { sink in
            let call = HTTPCall("GET", url: "http://127.0.0.1:\(sink.port)/", headers: [(name, value)])
            #expect(await failure(HTTPCaller(), call) != nil && sink.received.isEmpty)
        }
    }

    @Test func `an endless response is cut off`() async throws {
        var limits = HTTPCallLimits()
        limits.body = 100
        let caller = HTTPCaller(limits: limits)
        for (size, isCut) in [(100, false), (101, true), (1_000_000, true)] {
            try await GatewaySink.with(status: .ok, answer: String(repeating: "x", count: size)) { sink in
                let call = HTTPCall("GET", url: "http://127.0.0.1:\(sink.port)/")
                #expect(await (failure(caller, call) != nil) == isCut, "\(size)")
            }
        }
    }

    @Test(arguments: [
        "file:///etc/passwd", "gopher://127.0.0.1/", "ftp://127.0.0.1/", "http://127.0.0.1:1/", "http://",
    ])
    func `a URL that is not HTTP, or has no server, is an error`(_ url: String) async throws {
        #expect(await failure(HTTPCaller(), HTTPCall("GET", url: url)) != nil)
    }
}
