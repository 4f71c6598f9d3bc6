import NIOCore
import Testing
import Wire

@testable import HTTPServer

/// Input that arrives while a request is answered.
@Suite(.timeLimit(.minutes(10))) struct PipelinedInputTests {
    private static let slow: @Sendable (WireRequest) async -> WireResponse = { request in
        try? await Task.sleep(for: .milliseconds(150))
        return WireResponse(status: 200, body: Array(request.path.utf8))
    }

    private static func ask(_ path: String) -> String { "GET /\(path) HTTP/1.1\r\nHost: h\r\n\r\n" }

    @Test func `malformed input after two requests is refused after both responses`() async throws {
        try await TestHTTPServer.with(answer: Self.slow) { client, server in
            let reply = try await client.send(
                Array((Self.ask("a") + Self.ask("b") + "\u{1} no HTTP\r\n\r\n").utf8), timeout: .seconds(20))
            #expect(reply.statuses == [200, 200, 400] && reply.isClosed)
            #expect(server.received.map(\.path) == ["/a", "/b"])
        }
    }

    @Test func `the client's end of input waits for the requests before it`() async throws {
        try await TestHTTPServer.with(answer: Self.slow) { client, server in
            let reply = try await client.converse(timeout: .seconds(20)) { channel in
                try await channel.writeAndFlush(ByteBuffer(string: ["a", "b", "c"].map(Self.ask).joined()))
                try await channel.close(mode: .output)
            }
            #expect(reply.statuses == [200, 200, 200] && reply.isClosed)
            #expect(server.received.map(\.path) == ["/a", "/b", "/c"])
        }
    }

    @Test func `a client that has finished sending is told that the connection closes`() async throws {
        // On a busy machine the server may answer before it hears of the end.
        for patience in [1, 10, 100, 1000] {
            let slow: @Sendable (WireRequest) async -> WireResponse = { _ in
                try? await Task.sleep(for: .milliseconds(15 * patience))
                return WireResponse(status: 200)
            }
            let reply = try await TestHTTPServer.with(answer: slow) { client, _ in
                try await client.converse(timeout: .minutes(1)) { channel in
                    try await channel.writeAndFlush(ByteBuffer(string: Self.ask("a")))
                    try await channel.close(mode: .output)
                }
            }
            #expect(reply.statuses == [200] && reply.isClosed)
            if reply.text.contains("connection: close") { return }
        }
        Issue.record("no response told of the end")
    }

    @Test func `a request in pieces after another one is answered`() async throws {
        try await TestHTTPServer.with(answer: Self.slow) { client, server in
            let reply = try await client.converse(timeout: .seconds(20)) { channel in
                let next = "POST /b HTTP/1.1\r\nHost: h\r\nContent-Length: 6\r\nConnection: close\r\n\r\nabc"
                try await channel.writeAndFlush(ByteBuffer(string: Self.ask("a") + next))
                try await Task.sleep(for: .milliseconds(300))
                try await channel.writeAndFlush(ByteBuffer(string: "def"))
            }
            #expect(reply.statuses == [200, 200] && reply.isClosed)
            #expect(server.received.map(\.body) == [[], Array("abcdef".utf8)])
        }
    }

    private static func request(_ path: String, _ draws: inout Draws, isLast: Bool) -> [UInt8] {
        let end = isLast ? "Connection: close\r\n" : ""
        let body = String(repeating: "b", count: Int.random(in: 0...20, using: &draws))
        switch Int.random(in: 0...2, using: &draws) {
        case 0: return Array("GET /\(path) HTTP/1.1\r\nHost: h\r\n\(end)\r\n".utf8)
        case 1:
            let length = "Content-Length: \(body.utf8.count)\r\n"
            return Array("POST /\(path) HTTP/1.1\r\nHost: h\r\n\(length)\(end)\r\n\(body)".utf8)
        default:
            let chunk = body.isEmpty ? "" : "\(String(body.utf8.count, radix: 16))\r\n\(body)\r\n"
            let coding = "Transfer-Encoding: chunked\r\n"
            return Array("POST /\(path) HTTP/1.1\r\nHost: h\r\n\(coding)\(end)\r\n\(chunk)0\r\n\r\n".utf8)
        }
    }

    @Test func `pipelined requests are answered in their order, wherever their bytes are cut`() async throws {
        let quick: @Sendable (WireRequest) async -> WireResponse = { request in
            WireResponse(status: 200, headers: [("x-path", request.path)])
        }
        try await TestHTTPServer.with(answer: quick) { client, server in
            var (draws, sent) = (Draws(seed: 2), [String]())
            for round in 0..<25 {
                let paths = (0..<Int.random(in: 1...6, using: &draws)).map { "\(round)-\($0)" }
                let bytes = paths.flatMap { Self.request($0, &draws, isLast: $0 == paths.last) }
                let cuts = (0..<8).map { _ in Int.random(in: 0...bytes.count, using: &draws) }.sorted()
                let pieces = zip([0] + cuts, cuts + [bytes.count]).map { Array(bytes[$0..<$1]) }
                let reply = try await client.converse(timeout: .minutes(5)) { channel in
                    // After the last byte the server may have closed the connection.
                    for piece in pieces where !piece.isEmpty {
                        try await channel.writeAndFlush(ByteBuffer(bytes: piece))
                    }
                }
                #expect(reply.isClosed && reply.statuses == paths.map { _ in 200 }, "round \(round)")
                sent += paths.map { "/\($0)" }
                #expect(server.received.map(\.path) == sent, "round \(round)")
            }
        }
    }
}
