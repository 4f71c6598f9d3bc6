import Foundation
import Kernel
import NIOCore
import Testing
import Wire

@testable import HTTPServer

/// Limits on how long a client may keep the server busy.
@Suite(.timeLimit(.minutes(10))) struct TimeoutTests {
    private func limits(_ change: (inout HTTPLimits) -> Void) -> HTTPLimits {
        var limits = HTTPLimits()
        change(&limits)
        return limits
    }

    @Test func `WIRE-10: a body one byte too long is refused before it is sent`() async throws {
        try await TestHTTPServer.with(limits { $0.body = 1000 }) { client, server in
            let reply = try await client.send(
                "POST / HTTP/1.1\nHost: h\nContent-Length: 1001\n\n", timeout: .seconds(3))
            #expect(reply.statuses == [413] && reply.isClosed && server.received.isEmpty)
            let fits = try await client.send(
                "POST / HTTP/1.1\nHost: h\nContent-Length: 1000\n\n" + String(repeating: "a", count: 1000))
            #expect(fits.statuses == [200] && server.received.first?.body.count == 1000)
        }
    }

    @Test func `WIRE-10: a chunked body is cut off at the limit`() async throws {
        try await TestHTTPServer.with(limits { $0.body = 1000 }) { client, server in
            let chunk = "1f4\n" + String(repeating: "a", count: 500) + "\n"
            let reply = try await client.send(
                "POST / HTTP/1.1\nHost: h\nTransfer-Encoding: chunked\n\n" + String(repeating: chunk, count: 3),
                timeout: .seconds(3))
            #expect(reply.statuses == [413] && reply.isClosed && server.received.isEmpty)
        }
    }

    @Test func `WIRE-10: Expect: 100-continue is refused for a body that is too long, and else accepted`()
        async throws
    {
        try await TestHTTPServer.with { client, server in
            let head = "POST / HTTP/1.1\nHost: h\nExpect: 100-continue\nContent-Length: "
            let refused = try await client.send(head + "1073741824\n\n", timeout: .seconds(3))
            #expect(refused.statuses == [413] && server.received.isEmpty)
            let admitted = try await client.converse(timeout: .seconds(20)) { channel in
                let text = (head + "3\nConnection: close\n\n").replacingOccurrences(of: "\n", with: "\r\n")
                try await channel.writeAndFlush(ByteBuffer(string: text))
                try await Task.sleep(for: .milliseconds(200))
                try await channel.writeAndFlush(ByteBuffer(string: "abc"))
            }
            #expect(admitted.statuses == [100, 200] && server.received.first?.body == Array("abc".utf8))
        }
    }

    @Test func `a client that is still sending can read the refusal`() async throws {
        try await TestHTTPServer.with { client, _ in
            let body = [UInt8](repeating: UInt8(ascii: "a"), count: 8 << 20)
            let head = Array("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: \(body.count)\r\n\r\n".utf8)
            let reply = try await client.send(head + body, timeout: .seconds(5))
            #expect(reply.statuses == [413] && reply.isClosed)
        }
    }

    @Test(arguments: ["", "GET / HT", "GET / HTTP/1.1\r\nHost: h\r\nX-A:"])
    func `a head that never ends times out`(_ start: String) async throws {
        try await TestHTTPServer.with(limits { $0.headTime = .milliseconds(400) }) { client, server in
            let reply = try await client.send(Array(start.utf8), timeout: .seconds(5))
            #expect(reply.isClosed && reply.text.isEmpty)
            #expect(server.received.isEmpty)
        }
    }

    @Test func `a slow head after a first request has the same time limit`() async throws {
        try await TestHTTPServer.with(limits { $0.headTime = .milliseconds(500) }) { client, _ in
            let start = ContinuousClock.now
            let reply = try await client.converse(timeout: .seconds(10)) { channel in
                try await channel.writeAndFlush(ByteBuffer(string: "GET / HTTP/1.1\r\nHost: h\r\n\r\n"))
                for byte in "GET / HTTP/1.1\r\nX-A: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa".utf8 {
                    guard channel.isActive else { return }
                    try? await channel.writeAndFlush(ByteBuffer(bytes: [byte]))
                    try await Task.sleep(for: .milliseconds(100))
                }
            }
            #expect(reply.isClosed && reply.statuses == [200])
            #expect(ContinuousClock.now - start < .seconds(5))
        }
    }

    @Test func `WIRE-04: a chunk that announces more than the limit times out`() async throws {
        try await TestHTTPServer.with(limits { $0.silence = .milliseconds(400) }) { client, server in
            let reply = try await client.send(
                "POST / HTTP/1.1\nHost: h\nTransfer-Encoding: chunked\n\nFFFFFFFFFFFFFFFF\n{}\n0\n\n",
                timeout: .seconds(5))
            #expect(reply.statuses == [408] && reply.isClosed && server.received.isEmpty)
        }
    }

    @Test func `a body that never ends times out`() async throws {
        try await TestHTTPServer.with(limits { $0.bodyTime = .milliseconds(400) }) { client, server in
            let reply = try await client.send(
                "POST / HTTP/1.1\nHost: h\nContent-Length: 10\n\nabc", timeout: .seconds(5))
            #expect(reply.statuses == [408] && reply.isClosed && server.received.isEmpty)
        }
    }

    @Test func `an idle connection is closed without a response`() async throws {
        try await TestHTTPServer.with(limits { $0.idleTime = .milliseconds(400) }) { client, _ in
            let reply = try await client.send("GET / HTTP/1.1\nHost: h\n\n", timeout: .seconds(5))
            #expect(reply.statuses == [200] && reply.isClosed)
        }
    }

    // FLT-10
    @Test func `a request has ten seconds, and the work for it half a second less`() {
        #expect(HTTPLimits().responseTime == .seconds(10) && HTTPLimits().workTime == .milliseconds(9500))
        #expect(limits { $0.responseTime = .milliseconds(100) }.workTime == .zero)
    }

    @Test func `a response that takes too long becomes 503`() async throws {
        let slow: @Sendable (WireRequest) async -> WireResponse = { _ in
            try? await Task.sleep(for: .seconds(3))
            return WireResponse(status: 200)
        }
        try await TestHTTPServer.with(limits { $0.responseTime = .milliseconds(300) }, answer: slow) { client, _ in
            let reply = try await client.send("GET / HTTP/1.1\nHost: h\n\n", timeout: .seconds(5))
            #expect(reply.statuses == [503] && reply.isClosed)
        }
    }

    @Test func `a late response is in the protocol of the request`() async throws {
        let slow: @Sendable (WireRequest) async -> WireResponse = { _ in
            try? await Task.sleep(for: .seconds(3))
            return WireResponse(status: 200)
        }
        let form = "POST / HTTP/1.1\nHost: h\nContent-Type: application/x-www-form-urlencoded\nContent-Length: 0\n\n"
        try await TestHTTPServer.with(limits { $0.responseTime = .milliseconds(300) }, answer: slow) { client, _ in
            let reply = try await client.send(form, timeout: .seconds(5))
            #expect(reply.statuses == [503] && reply.text.contains("<Code>ServiceUnavailable</Code>"))
        }
    }

    @Test func `a client waits for the time that its request is granted`() async throws {
        let slow: @Sendable (WireRequest) async -> WireResponse = { _ in
            _ = ExecutionSlot.current?.grant(.seconds(10))
            try? await Task.sleep(for: .seconds(2))
            return WireResponse(status: 200)
        }
        try await TestHTTPServer.with(limits { $0.responseTime = .milliseconds(500) }, answer: slow) { client, _ in
            let reply = try await client.send("GET / HTTP/1.1\nHost: h\nConnection: close\n\n", timeout: .seconds(20))
            #expect(reply.statuses == [200])
        }
    }

    @Test func `at the limit the longest idle connection is closed for a new one`() async throws {
        try await TestHTTPServer.with(limits { $0.connections = 2 }) { client, server in
            async let first = client.send("", timeout: .seconds(6))
            #expect(try await server.holds { $0.connections == 1 })
            async let second = client.send("", timeout: .seconds(6))
            #expect(try await server.holds { $0.connections == 2 })
            let third = try await client.send("GET / HTTP/1.1\nHost: h\n\n", timeout: .seconds(3))
            #expect(third.statuses == [200] && !third.isClosed)
            let (isFirstClosed, isSecondClosed) = (try await first.isClosed, try await second.isClosed)
            #expect(isFirstClosed && !isSecondClosed)
        }
    }

    @Test func `a connection with a request in progress is not closed for a new one`() async throws {
        let slow: @Sendable (WireRequest) async -> WireResponse = { _ in
            try? await Task.sleep(for: .seconds(2))
            return WireResponse(status: 200)
        }
        try await TestHTTPServer.with(limits { $0.connections = 1 }, answer: slow) { client, server in
            async let first = client.send("GET / HTTP/1.1\nHost: h\nConnection: close\n\n", timeout: .seconds(20))
            #expect(try await server.holds { $0.received.count == 1 })
            let second = try await client.send("GET / HTTP/1.1\nHost: h\n\n", timeout: .seconds(20))
            #expect(second.isClosed && second.text.isEmpty)
            #expect(try await first.statuses == [200])
        }
    }

    @Test func `WIRE-12: a client that disconnects at any point leaves no connection behind`() async throws {
        try await TestHTTPServer.with { client, server in
            let starts = [
                "", "GET", "POST / HTTP/1.1\nHost: h\nContent-Length: 9\n\nabc", "GET / HTTP/1.1\nHost: h\n\n",
            ]
            for round in 0..<200 {
                _ = try await client.converse(timeout: .seconds(2)) { channel in
                    let text = starts[round % starts.count].replacingOccurrences(of: "\n", with: "\r\n")
                    if !text.isEmpty { try await channel.writeAndFlush(ByteBuffer(string: text)) }
                    channel.close(promise: nil)
                }
            }
            for _ in 0..<1500 where server.connections != 0 { try await Task.sleep(for: .milliseconds(20)) }
            #expect(server.connections == 0)
        }
    }
}
