import Foundation
import Kernel
import NIOCore
import NIOHTTP1
import NIOPosix

/// A Lambda Runtime API for one program, on a port of the loopback that only this program is given.
final class RuntimeListener: Sendable {
    typealias Responder = @Sendable (RuntimeRequest) async -> RuntimeResponse?
    private typealias Connection = NIOAsyncChannel<HTTPServerRequestPart, HTTPServerResponsePart>

    let port: Int
    private let channel: any Channel
    /// The process group that may connect; nil until it exists.
    private let group = Locked<pid_t?>(nil)

    /// The most bytes of a function's response.
    private static let maxBytes = 1 << 20

    private init(_ channel: any Channel) {
        self.channel = channel
        port = channel.localAddress?.port ?? 0
    }

    /// Opens a listener that responds with `respond`, or closes the connection if that is nil.
    static func open(_ respond: @escaping Responder) async throws -> RuntimeListener {
        let server = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.backlog, value: 16)
            .bind(host: "127.0.0.1", port: 0) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.configureHTTPServerPipeline()
                    return try Connection(wrappingChannelSynchronously: channel)
                }
            }
        let listener = RuntimeListener(server.channel)
        Task {
            try? await server.executeThenClose { connections in
                try await withThrowingDiscardingTaskGroup { tasks in
                    for try await connection in connections {
                        tasks.addTask { try? await listener.serve(connection, respond: respond) }
                    }
                }
            }
        }
        return listener
    }

    /// Lets a process group connect.
    func admit(_ process: pid_t) { group.change { $0 = process } }

    /// Accepts no more connections.
    func close() { channel.close(promise: nil) }

    private func serve(_ connection: Connection, respond: Responder) async throws {
        try await connection.executeThenClose { parts, responses in
            guard await isAdmitted(connection.channel) else { return }
            var incoming = IncomingCall(limit: Self.maxBytes)
            for try await part in parts {
                guard let request = incoming.add(part) else { continue }
                guard let response = await respond(request) else { return }
                try await Self.write(response, to: responses)
                guard incoming.isKeptAlive else { return }
            }
        }
    }

    private func isAdmitted(_ connection: any Channel) async -> Bool {
        guard let peer = connection.remoteAddress, peer.ipAddress == "127.0.0.1", let peerPort = peer.port else {
            return false
        }
        // The program may connect before `admit` is called.
        for _ in 0..<100 where group.read({ $0 == nil }) { try? await Task.sleep(for: .milliseconds(10)) }
        guard let group = group.read({ $0 }) else { return false }
        return PeerProcess(peerPort: peerPort, localPort: port).isIn(group)
    }

    private static func write(
        _ response: RuntimeResponse, to responses: NIOAsyncChannelOutboundWriter<HTTPServerResponsePart>
    ) async throws {
        var headers = HTTPHeaders(response.headers)
        headers.add(name: "Content-Type", value: "application/json")
        headers.add(name: "Content-Length", value: String(response.body.count))
        let head = HTTPResponseHead(version: .http1_1, status: response.status, headers: headers)
        try await responses.write(contentsOf: [
            .head(head), .body(.byteBuffer(ByteBuffer(bytes: response.body))), .end(nil),
        ])
    }
}

/// Collects the parts of a request.
private struct IncomingCall {
    let limit: Int
    var isKeptAlive = true
    private var head: HTTPRequestHead?
    private var body: [UInt8]? = []

    init(limit: Int) { self.limit = limit }

    /// - Returns: The request, once it is complete.
    mutating func add(_ part: HTTPServerRequestPart) -> RuntimeRequest? {
        switch part {
        case .head(let head):
            (self.head, body, isKeptAlive) = (head, [], head.isKeepAlive)
        case .body(let bytes):
            guard let count = body?.count, count + bytes.readableBytes <= limit else {
                body = nil
                return nil
            }
            body?.append(contentsOf: bytes.readableBytesView)
        case .end:
            return head.map { RuntimeRequest($0.method, path: $0.uri, body: body) }
        }
        return nil
    }
}
