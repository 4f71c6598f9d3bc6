import Foundation
import NIOCore
import NIOPosix
import Synchronization

/// A client that sends arbitrary bytes.
struct RawClient {
    /// What the server sent, and whether it closed the connection.
    struct Reply: Sendable {
        var text: String
        var isClosed: Bool

        /// The status of each response.
        var statuses: [Int] {
            text.components(separatedBy: "HTTP/1.1 ").dropFirst().compactMap { Int($0.prefix(3)) }
        }
    }

    let port: Int
    /// How long a server that has answered may be silent before the client closes.
    private static let silence = TimeAmount.milliseconds(700)

    /// Sends `bytes` and reads until the server closes the connection, or for `timeout`; without one until the server
    /// has answered and is silent, however long the answer takes.
    func send(_ bytes: [UInt8], timeout: TimeAmount? = nil) async throws -> Reply {
        try await converse(timeout: timeout ?? .minutes(1), silence: timeout == nil ? Self.silence : nil) { channel in
            channel.writeAndFlush(ByteBuffer(bytes: bytes), promise: nil)
        }
    }

    /// Sends `text` as UTF-8, each line feed as CR LF.
    func send(_ text: String, timeout: TimeAmount? = nil) async throws -> Reply {
        try await send(Array(text.replacingOccurrences(of: "\n", with: "\r\n").utf8), timeout: timeout)
    }

    /// Opens a connection, runs `talk` with it and reads; if `reads` is false, only when `talk` reads.
    func converse(
        timeout: TimeAmount, silence: TimeAmount? = nil, reads: Bool = true,
        _ talk: @escaping @Sendable (any Channel) async throws -> Void
    ) async throws -> Reply {
        let ear = Ear()
        let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .channelOption(.autoRead, value: reads)
            .channelOption(.allowRemoteHalfClosure, value: !reads)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(Ear.Listening(ear: ear, silence: silence))
                }
            }
            .connect(host: "127.0.0.1", port: port).get()
        let end = channel.eventLoop.scheduleTask(in: timeout) {
            ear.giveUp()
            channel.close(promise: nil)
        }
        try await talk(channel)
        try await channel.closeFuture.get()
        end.cancel()
        return Reply(text: ear.heard, isClosed: !ear.gaveUp)
    }
}

/// Collects what a `RawClient` receives.
final class Ear: Sendable {
    private let state = Mutex<(bytes: [UInt8], gaveUp: Bool)>(([], false))

    var heard: String { String(decoding: state.withLock { $0.bytes }, as: UTF8.self) }
    var gaveUp: Bool { state.withLock { $0.gaveUp } }

    func giveUp() { state.withLock { $0.gaveUp = true } }

    final class Listening: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer
        private let ear: Ear
        private let silence: TimeAmount?
        private var end: Scheduled<Void>?

        init(ear: Ear, silence: TimeAmount?) {
            self.ear = ear
            self.silence = silence
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            let buffer = unwrapInboundIn(data)
            ear.state.withLock { $0.bytes += buffer.readableBytesView }
            guard let silence else { return }
            end?.cancel()
            let channel = context.channel
            end = context.eventLoop.scheduleTask(in: silence) { [ear] in
                ear.giveUp()
                channel.close(promise: nil)
            }
        }

        func channelInactive(context: ChannelHandlerContext) {
            end?.cancel()
            context.fireChannelInactive()
        }

        /// A reset closes the connection too.
        func errorCaught(context: ChannelHandlerContext, error _: any Error) { context.close(promise: nil) }
    }
}
