import HummingbirdCore
import HummingbirdTLS
import Logging
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL
import ServiceLifecycle

/// One listener: Hummingbird's server accepts, counts, encrypts and drains; a `Porter` on each connection does the
/// rest.
///
/// The library's own request and response types are not used: converting to them costs a URL parser per request and
/// drops header fields that are not well-formed, which a signature check has to see as they are.
struct FrontDoor: ServerChildChannel {
    /// A connection that is open until its channel is closed.
    struct Connection: ServerChildChannelValue { let channel: any Channel }

    let limits: HTTPLimits
    let desk: Desk

    func setup(channel: any Channel, logger _: Logger) -> EventLoopFuture<Connection> {
        channel.eventLoop.makeCompletedFuture {
            var decoder = NIOHTTPDecoderLimitConfiguration()
            decoder.maxHeaderFieldSize = limits.headerField
            decoder.maxHeaderListSize = limits.headerList
            decoder.maxHeaderFieldCount = limits.headerCount
            try channel.pipeline.syncOperations.configureHTTPServerPipeline(
                withPipeliningAssistance: true, withErrorHandling: false, withOutboundHeaderValidation: false,
                withEncoderConfiguration: .init(), withDecoderLimitConfiguration: decoder)
            try channel.pipeline.syncOperations.addHandler(Porter(limits: limits, desk: desk))
            return Connection(channel: channel)
        }
    }

    func handle(value: Connection, logger _: Logger) async {
        await withTaskCancellationHandler {
            try? await value.channel.closeFuture.get()
        } onCancel: {
            value.channel.close(promise: nil)
        }
    }

    /// The threads that read and write connections, one for each two cores: what they do takes a fraction of what the
    /// worker threads do, and fewer of them sleep and wake less often.
    private static let loops = MultiThreadedEventLoopGroup(numberOfThreads: max(1, System.coreCount / 2))

    /// A server on `host` and `port`.
    ///
    /// `opened` is called once connections are accepted.
    func server(
        host: String, port: Int, tls: TLSConfiguration?, logger: Logger,
        opened: @escaping @Sendable (_ port: Int) async -> Void
    ) throws -> any Service {
        let configuration = ServerConfiguration(
            address: .hostname(host, port: port), backlog: 1024,
            availableConnectionsDelegate: MaximumAvailableConnections(limits.connections))
        let running: @Sendable (any Channel) async -> Void = { await opened($0.localAddress?.port ?? port) }
        let group = Self.loops
        guard let tls else {
            return server(configuration: configuration, onServerRunning: running, eventLoopGroup: group, logger: logger)
        }
        return try TLSChannel(self, tlsConfiguration: tls)
            .server(configuration: configuration, onServerRunning: running, eventLoopGroup: group, logger: logger)
    }
}
