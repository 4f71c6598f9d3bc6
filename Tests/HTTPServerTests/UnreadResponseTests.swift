import NIOCore
import Testing
import Wire

@testable import HTTPServer

/// Clients that send requests and do not read.
@Suite(.timeLimit(.minutes(10))) struct UnreadResponseTests {
    private static let ask = "GET / HTTP/1.1\r\nHost: h\r\n\r\n"

    private static func answer(of size: Int) -> @Sendable (WireRequest) async -> WireResponse {
        let body = [UInt8](repeating: UInt8(ascii: "a"), count: size)
        return { _ in WireResponse(status: 200, body: body) }
    }

    @Test func `requests wait until earlier responses are read, and are then all answered`()
        async throws
    {
        // 64 MB of responses exceed the kernel's buffers for a connection.
        let (requests, size) = (1000, 64 * 1024)
        try await TestHTTPServer.with(answer: Self.answer(of: size)) { client, server in
            let reply = try await client.converse(timeout: .seconds(60), reads: false) { channel in
                channel.writeAndFlush(
                    ByteBuffer(string: String(repeating: Self.ask, count: requests)), promise: nil)
                var before = -1
                while before != server.received.count {
                    before = server.received.count
                    try await Task.sleep(for: .milliseconds(500))
                }
                #expect(before > 0 && before < 500)
                try await channel.setOption(.autoRead, value: true).get()
                #expect(try await server.holds(within: .seconds(40)) { $0.received.count == requests })
                channel.close(promise: nil)
            }
            #expect(reply.text.utf8.count > 500 * size)
        }
    }

    @Test func `a connection whose oldest response is not read in time is closed`() async throws {
        var limits = HTTPLimits()
        limits.unsentTime = .milliseconds(400)
        try await TestHTTPServer.with(limits, answer: Self.answer(of: 32 << 20)) { client, server in
            _ = try await client.converse(timeout: .seconds(30), reads: false) { channel in
                try await channel.writeAndFlush(ByteBuffer(string: Self.ask))
                #expect(try await server.holds { $0.received.count == 1 })
                #expect(try await server.holds { $0.connections == 0 })
                channel.close(promise: nil)
            }
        }
    }

    @Test func `a client that closes its side after the request gets all of a long response`() async throws {
        try await TestHTTPServer.with(answer: Self.answer(of: 8 << 20)) { client, _ in
            let reply = try await client.converse(timeout: .seconds(30)) { channel in
                try await channel.writeAndFlush(ByteBuffer(string: Self.ask))
                try await channel.close(mode: .output)
            }
            #expect(reply.statuses == [200] && reply.isClosed && reply.text.utf8.count > 8 << 20)
        }
    }

    @Test(arguments: [false, true])
    func `bytes after the last request do not affect its response`(_ isSlow: Bool) async throws {
        let body = [UInt8](repeating: UInt8(ascii: "a"), count: 2 << 20)
        let answer: @Sendable (WireRequest) async -> WireResponse = { _ in
            if isSlow { try? await Task.sleep(for: .milliseconds(400)) }
            return WireResponse(status: 200, body: body)
        }
        let last = "GET / HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n"
        for more in [Self.ask, "\u{1}\u{2} no HTTP", String(repeating: Self.ask, count: 20_000)] {
            try await TestHTTPServer.with(answer: answer) { client, server in
                let reply = try await client.send(Array((last + more).utf8), timeout: .seconds(20))
                #expect(reply.statuses == [200] && reply.isClosed && reply.text.utf8.count > body.count)
                #expect(server.received.count == 1)
            }
        }
    }

    @Test func `ten thousand pipelined small requests are answered in order`() async throws {
        let count: @Sendable (WireRequest) async -> WireResponse = {
            WireResponse(status: 200, body: Array($0.query.utf8))
        }
        try await TestHTTPServer.with(answer: count) { client, server in
            let requests = (0..<10_000).map { "GET /?\($0) HTTP/1.1\r\nHost: h\r\n\r\n" }.joined()
            let last = "GET /?last HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n"
            let reply = try await client.send(Array((requests + last).utf8), timeout: .seconds(60))
            #expect(reply.isClosed && server.received.map(\.query) == (0..<10_000).map(String.init) + ["last"])
            #expect(reply.text.hasSuffix("\r\n\r\nlast"))
        }
    }
}
