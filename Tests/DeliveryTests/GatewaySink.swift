import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization

/// An HTTP server for tests that sends the same status to every request and keeps the requests.
final class GatewaySink: Sendable {
    struct Post: Sendable {
        var head: HTTPRequestHead
        var body: String
    }

    let port: Int
    private let posts: Mutex<[Post]>

    var received: [Post] { posts.withLock { $0 } }

    private init(port: Int) {
        self.port = port
        posts = Mutex([])
    }

    /// Runs `body` with a server that responds with `status`, or never if it is nil.
    static func with<Value>(
        status: HTTPResponseStatus?, headers: HTTPHeaders = [:], answer: String = "",
        _ body: (GatewaySink) async throws -> Value
    ) async throws -> Value {
        let holder = Mutex<GatewaySink?>(nil)
        let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.configureHTTPServerPipeline()
                    try channel.pipeline.syncOperations.addHandler(
                        Answerer(status: status, headers: headers, answer: answer) { post in
                            holder.withLock { $0 }?.posts.withLock { $0.append(post) }
                        })
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        let sink = GatewaySink(port: channel.localAddress?.port ?? 0)
        holder.withLock { $0 = sink }
        let result: Result<Value, any Error>
        do { result = .success(try await body(sink)) } catch { result = .failure(error) }
        try await channel.close()
        return try result.get()
    }

    private final class Answerer: ChannelInboundHandler {
        typealias InboundIn = HTTPServerRequestPart
        typealias OutboundOut = HTTPServerResponsePart

        private let status: HTTPResponseStatus?
        private let headers: HTTPHeaders
        private let answer: String
        private let keep: @Sendable (Post) -> Void
        private var post: Post?

        init(
            status: HTTPResponseStatus?, headers: HTTPHeaders, answer: String, keep: @escaping @Sendable (Post) -> Void
        ) {
            self.answer = answer
            self.status = status
            self.headers = headers
            self.keep = keep
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            switch unwrapInboundIn(data) {
            case .head(let head): post = Post(head: head, body: "")
            case .body(let bytes): post?.body += String(buffer: bytes)
            case .end:
                if let post { keep(post) }
                guard let status else { return }
                var headers = headers
                headers.add(name: "Content-Length", value: String(answer.utf8.count))
                let head = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
                context.write(wrapOutboundOut(.head(head)), promise: nil)
                context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: answer)))), promise: nil)
                context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
            }
        }
    }
}
