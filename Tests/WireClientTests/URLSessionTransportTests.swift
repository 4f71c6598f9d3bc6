import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization
import Testing

@testable import WireClient

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The transport with a real server on the loopback.
struct URLSessionTransportTests {
    @Test func `a request and its response arrive whole`() async throws {
        let server = try await EchoServer()
        let request = ClientRequest(
            method: "POST", origin: server.origin, path: "/a%2Fb", query: "x=%20",
            headers: [("content-type", "application/x-amz-json-1.1"), ("x-amz-target", "T.Op")], body: Array("{}".utf8))
        let response = try await Transport.urlSession().send(request)
        await server.stop()
        #expect(response.status == 400)
        #expect(response.header("X-Amzn-RequestId") == "r-7")
        let echo = String(decoding: response.body, as: UTF8.self)
        #expect(echo == "POST /a%2Fb?x=%20 application/x-amz-json-1.1 T.Op {}")
    }

    @Test func `a redirect is not followed`() async throws {
        let server = try await EchoServer()
        let response = try await Transport.urlSession().send(
            ClientRequest(method: "POST", origin: server.origin, path: "/moved", body: Array("secret".utf8)))
        let paths = server.paths
        await server.stop()
        #expect(response.status == 307)
        #expect(paths == ["/moved"])
    }

    @Test func `a cancelled call ends at once, and its request disturbs no other`() async throws {
        let server = try await EchoServer()
        // On a busy machine half a minute may pass before the call is cancelled.
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 600
        let transport = Transport.urlSession(configuration)
        let request = ClientRequest(method: "POST", origin: server.origin, path: "/slow")
        for number in 0..<100 {
            let call = Task { try await transport.send(request) }
            try await Task.sleep(for: .milliseconds(number % 10))
            call.cancel()
            await #expect(throws: CancellationError.self) { try await call.value }
        }
        server.release()
        #expect(try await transport.send(request).status == 400)
        await server.stop()
    }

    @Test func `a call of a cancelled task sends nothing`() async throws {
        let server = try await EchoServer()
        let request = ClientRequest(method: "POST", origin: server.origin)
        let call = Task {
            while !Task.isCancelled { await Task.yield() }
            return try await Transport.urlSession().send(request)
        }
        call.cancel()
        await #expect(throws: CancellationError.self) { try await call.value }
        #expect(server.paths.isEmpty)
        await server.stop()
    }

    #if canImport(FoundationNetworking)
        @Test func `a request ends although its session keeps no limit, and later ones have another session`()
            async throws
        {
            let configuration = URLSessionConfiguration.ephemeral
            configuration.timeoutIntervalForRequest = 0.01
            configuration.protocolClasses = [SilentOnce.self]
            let transport = Transport.urlSession(configuration, grace: 0.01)
            let request = ClientRequest(method: "POST", origin: "http://silent.invalid", path: "/")
            let error = await #expect(throws: URLError.self) { try await transport.send(request) }
            #expect(error?.code == .timedOut)
            // On a busy machine an answer may come after the limit too.
            var status = 0
            for _ in 0..<1000 where status == 0 { status = (try? await transport.send(request).status) ?? 0 }
            #expect(status == 204)
        }
    #endif

    @Test func `a request ends at the configuration's limit`() async throws {
        #expect(Transport.standardConfiguration.timeoutIntervalForRequest == 30)
        let server = try await EchoServer()
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 1
        let took = await ContinuousClock().measure {
            let error = await #expect(throws: URLError.self) {
                try await Transport.urlSession(configuration).send(
                    ClientRequest(method: "POST", origin: server.origin, path: "/silent"))
            }
            #expect(error?.code == .timedOut)
        }
        // Nothing is said of how late it may end: on a busy machine the test itself waits.
        #expect(took > .milliseconds(900))
        await server.stop()
    }

    @Test func `a missing server and a malformed address throw`() async throws {
        let server = try await EchoServer()
        await server.stop()
        await #expect(throws: (any Error).self) {
            try await Transport.urlSession().send(ClientRequest(method: "POST", origin: server.origin))
        }
        await #expect(throws: (any Error).self) {
            try await Transport.urlSession().send(ClientRequest(method: "POST", origin: "not an address"))
        }
    }
}

/// Answers every request with its parts: `/slow` after `release`, `/silent` never.
private final class EchoServer: Sendable {
    let origin: String
    private let channel: any Channel
    private let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    private let seen = Paths()

    /// The paths of the requests, in order.
    var paths: [String] { seen.all.withLock { $0 } }

    init() async throws {
        let seen = seen
        channel = try await ServerBootstrap(group: group)
            .childChannelInitializer { channel in
                channel.pipeline.configureHTTPServerPipeline().flatMapThrowing {
                    try channel.pipeline.syncOperations.addHandler(Echo(seen))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        origin = "http://127.0.0.1:\(channel.localAddress?.port ?? 0)"
    }

    /// Answers the requests for `/slow`, and all later ones.
    func release() { seen.release() }

    func stop() async {
        try? await channel.close()
        try? await group.shutdownGracefully()
    }

    final class Paths: Sendable {
        let all = Mutex<[String]>([])
        private let held = Mutex<[@Sendable () -> Void]?>([])

        func hold(_ answer: @escaping @Sendable () -> Void) {
            let isHeld = held.withLock { held in
                held?.append(answer)
                return held != nil
            }
            if !isHeld { answer() }
        }

        func release() {
            let answers = held.withLock { held in
                defer { held = nil }
                return held ?? []
            }
            for answer in answers { answer() }
        }
    }
}

private final class Echo: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let seen: EchoServer.Paths
    private var head: HTTPRequestHead?
    private var body = ByteBuffer()

    init(_ seen: EchoServer.Paths) { self.seen = seen }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head): self.head = head
        case .body(var part): body.writeBuffer(&part)
        case .end:
            switch head?.uri {
            case "/silent": break
            case "/slow":
                let (loop, bound) = (context.eventLoop, NIOLoopBound((self, context), eventLoop: context.eventLoop))
                seen.hold { loop.execute { bound.value.0.answer(bound.value.1) } }
            default: answer(context)
            }
        }
    }

    private func answer(_ context: ChannelHandlerContext) {
        guard let head else { return }
        seen.all.withLock { $0.append(head.uri) }
        let text = [
            head.method.rawValue, head.uri, head.headers.first(name: "content-type") ?? "",
            head.headers.first(name: "x-amz-target") ?? "", String(buffer: body),
        ].joined(separator: " ")
        let isMoved = head.uri == "/moved"
        var headers: HTTPHeaders = ["x-amzn-RequestId": "r-7", "content-length": "\(text.utf8.count)"]
        if isMoved { headers.add(name: "location", value: "/elsewhere") }
        let status: HTTPResponseStatus = isMoved ? .temporaryRedirect : .badRequest
        context.write(wrapOutboundOut(.head(.init(version: .http1_1, status: status, headers: headers))), promise: nil)
        context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: text)))), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }
}

#if canImport(FoundationNetworking)
    /// A protocol that does not answer the first request, as a session that has lost its connections.
    private final class SilentOnce: URLProtocol {
        private static let count = Mutex(0)

        override class func canInit(with request: URLRequest) -> Bool { true }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
        override func stopLoading() {}

        override func startLoading() {
            let isFirst = Self.count.withLock { count in
                count += 1
                return count == 1
            }
            guard !isFirst, let url = request.url,
                let response = HTTPURLResponse(url: url, statusCode: 204, httpVersion: nil, headerFields: nil)
            else { return }
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client?.urlProtocolDidFinishLoading(self)
        }
    }
#endif
