import Kernel
import Logging
import NIOCore
import NIOEmbedded
import Synchronization
import Testing
import Wire

@testable import HTTPServer

/// Connections of a server that ends.
@Suite(.timeLimit(.minutes(10))) struct QuiescingTests {
    /// A connection to a server whose responses wait for `release`.
    private final class Connection: Sendable {
        let channel = NIOAsyncTestingChannel()
        let received = Mutex<[WireRequest]>([])
        private let releases = AsyncStream.makeStream(of: Void.self)

        init() async throws {
            let world = World(now: { Instant(seconds: 1_795_221_000) }, bytes: { Array(repeating: 7, count: $0) })
            let processor = HTTPRequestProcessor(
                world: world, isSecure: false, workers: WorkerThreads(count: 2), admission: AdmissionQueue(),
                connectionChanged: { _ in },
                respond: { [self] request in
                    received.withLock { $0.append(request) }
                    for await _ in releases.stream { break }
                    return WireResponse(status: 200, body: request.body)
                })
            let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
            let listener = HTTPListener(limits: HTTPLimits(), processor: processor)
            _ = try await channel.eventLoop.flatSubmit { [channel] in listener.setup(channel: channel, logger: logger) }
                .get()
            try await channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).get()
            try await channel.testingEventLoop.executeInContext { [channel] in channel.read() }
        }

        func send(_ text: String) async throws { try await channel.writeInbound(ByteBuffer(string: text)) }

        /// Tells the connection that the server ends.
        func quiesce() async throws {
            try await channel.testingEventLoop.executeInContext { [channel] in
                channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
            }
        }

        func release() { releases.continuation.yield() }

        func response() async throws -> String {
            String(buffer: try await channel.waitForOutboundWrite(as: ByteBuffer.self))
        }
    }

    @Test func `the request being answered gets its response, and the next one none`() async throws {
        let connection = try await Connection()
        try await connection.send("GET /a HTTP/1.1\r\nHost: h\r\n\r\nGET /b HTTP/1.1\r\nHost: h\r\n\r\n")
        try await connection.quiesce()
        connection.release()
        let response = try await connection.response()
        #expect(response.hasPrefix("HTTP/1.1 200 OK\r\n") && response.contains("\r\nconnection: close\r\n"))
        connection.release()
        try await connection.send("GET /c HTTP/1.1\r\nHost: h\r\n\r\n")
        #expect(connection.received.withLock { $0.map(\.path) } == ["/a"])
    }

    @Test func `a request that has begun arrives whole and gets its response`() async throws {
        let connection = try await Connection()
        try await connection.send("POST /a HTTP/1.1\r\nHost: h\r\nContent-Length: 6\r\n\r\nabc")
        try await connection.quiesce()
        connection.release()
        try await connection.send("def")
        let response = try await connection.response()
        #expect(response.hasSuffix("\r\n\r\nabcdef") && response.contains("\r\nconnection: close\r\n"))
    }

    @Test func `a connection that waits for its client closes`() async throws {
        let connection = try await Connection()
        try await connection.quiesce()
        try await connection.channel.closeFuture.get()
    }
}
