import Foundation
import NIOCore
import Synchronization
import Testing
import Wire

@testable import HTTPServer

/// Work whose response is no longer wanted is cancelled.
@Suite(.timeLimit(.minutes(10))) struct CancellationTests {
    /// What happened to requests that wait for an hour.
    private final class Work: Sendable {
        private let cancelled = Mutex(0)
        var cancellations: Int { cancelled.withLock { $0 } }

        @Sendable func answer(_: WireRequest) async -> WireResponse {
            do { try await Task.sleep(for: .seconds(3600)) } catch { cancelled.withLock { $0 += 1 } }
            return WireResponse(status: 200)
        }
    }

    private static let ask = "GET / HTTP/1.1\r\nHost: h\r\n\r\n"

    @Test func `the work for a request is cancelled at its time limit`() async throws {
        var limits = HTTPLimits()
        limits.responseTime = .milliseconds(300)
        let work = Work()
        try await TestHTTPServer.with(limits, answer: work.answer) { client, server in
            let reply = try await client.send(Array(Self.ask.utf8), timeout: .seconds(10))
            #expect(reply.statuses == [503] && reply.text.contains("Retry-After: "))
            #expect(try await server.holds { _ in work.cancellations == 1 })
        }
    }

    @Test func `the work for a request is cancelled when its connection closes`() async throws {
        let work = Work()
        try await TestHTTPServer.with(answer: work.answer) { client, server in
            _ = try await client.converse(timeout: .seconds(20)) { channel in
                // The close then resets the connection, and the client cannot read any more.
                let options = try #require(channel as? any SocketOptionProvider)
                try await options.setSoLinger(linger(l_onoff: 1, l_linger: 0)).get()
                try await channel.writeAndFlush(ByteBuffer(string: Self.ask))
                let came = try await server.holds { $0.received.count == 1 }
                #expect(came)
                channel.close(promise: nil)
            }
            let isCancelled = try await server.holds { _ in work.cancellations == 1 }
            #expect(isCancelled)
        }
    }
}
