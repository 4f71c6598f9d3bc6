import Foundation
import NIOCore
import Testing
import Wire

@testable import HTTPServer

/// The limit on bytes of bodies in memory.
@Suite(.timeLimit(.minutes(10))) struct HeldBodyTests {
    private static func part(of size: Int, sending sent: Int, _ headers: String = "") -> [UInt8] {
        Array("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: \(size)\r\n\(headers)\r\n".utf8)
            + [UInt8](repeating: UInt8(ascii: "a"), count: sent)
    }

    private var limits: HTTPLimits {
        var limits = HTTPLimits()
        limits.heldBodies = 1 << 20
        // A busy machine must not end the sender of a half body in the middle of a test.
        (limits.silence, limits.bodyTime) = (.minutes(5), .minutes(5))
        return limits
    }

    @Test func `a body beyond the budget is refused for now, and a small one still fits`() async throws {
        try await TestHTTPServer.with(limits) { client, server in
            let (ended, end) = AsyncStream.makeStream(of: Void.self)
            async let first = client.converse(timeout: .minutes(5)) { channel in
                try await channel.writeAndFlush(ByteBuffer(bytes: Self.part(of: 400_000, sending: 390_000)))
                for await _ in ended { break }
                channel.close(promise: nil)
            }
            #expect(try await server.holds { $0.heldBytes >= 390_000 })
            let second = try await client.send(Self.part(of: 400_000, sending: 400_000))
            #expect(second.statuses == [503] && second.isClosed && second.text.contains("Retry-After: "))
            #expect(second.text.contains(#""__type":"ServiceUnavailableException""#))
            let small = try await client.send(Self.part(of: 10_000, sending: 10_000))
            #expect(small.statuses == [200])
            end.yield()
            _ = try await first
            #expect(try await server.holds { $0.heldBytes == 0 })
            let third = try await client.send(Self.part(of: 400_000, sending: 400_000))
            #expect(third.statuses == [200])
        }
    }

    @Test func `a body counts until its request is answered`() async throws {
        let (released, release) = AsyncStream.makeStream(of: Void.self)
        let answer: @Sendable (WireRequest) async -> WireResponse = { _ in
            for await _ in released { break }
            return WireResponse(status: 200)
        }
        try await TestHTTPServer.with(limits, answer: answer) { client, server in
            let body = Self.part(of: 300_000, sending: 300_000, "Connection: close\r\n")
            async let reply = client.send(body, timeout: .seconds(20))
            let came = try await server.holds { $0.received.count == 1 }
            #expect(came && server.heldBytes >= 300_000)
            release.yield()
            let statuses = try await reply.statuses
            let isReleased = try await server.holds { $0.heldBytes == 0 }
            #expect(statuses == [200] && isReleased)
        }
    }

    @Test func `refused and abandoned bodies no longer count`() async throws {
        try await TestHTTPServer.with(limits) { client, server in
            for _ in 0..<20 {
                _ = try await client.converse(timeout: .seconds(2)) { channel in
                    try await channel.writeAndFlush(ByteBuffer(bytes: Self.part(of: 90_000, sending: 80_000)))
                    channel.close(promise: nil)
                }
            }
            _ = try await client.send(
                Array("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n9\r\n123456789\r\nx".utf8))
            #expect(try await server.holds { $0.heldBytes == 0 })
        }
    }

    @Test func `a body that arrives byte by byte is assembled without repeated copies`() async throws {
        try await TestHTTPServer.with { client, server in
            let size = 200_000
            // Each chunk becomes a separate piece.
            let chunks = String(repeating: "1\r\na\r\n", count: size)
            let reply = try await client.send(
                Array(
                    """
                    POST / HTTP/1.1\r\nHost: h\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r
                    \(chunks)0\r\n\r

                    """.utf8),
                timeout: .seconds(20))
            #expect(reply.statuses == [200] && server.received.first?.body.count == size)
        }
    }
}
