import HummingbirdCore
import HummingbirdTLS
package import Logging
package import NIOCore
import NIOHTTP1
package import NIOPosix
package import NIOSSL
package import ServiceLifecycle

/// One listener. Hummingbird's server accepts, encrypts and drains connections; an `HTTPConnectionHandler` handles each
/// of them.
///
/// It does not use the library's request and response types: converting to them costs a URL parser per request and
/// drops malformed header fields, which signatures cover. Of NIO's HTTP handlers it only uses the decoder;
/// `HTTPConnectionHandler` replaces the others with fewer steps (`decisions/0011-requests-wait-in-fair-queues.md`).
package struct HTTPListener: ServerChildChannel {
    /// Open until its channel is closed.
    package struct Connection: ServerChildChannelValue { package let channel: any Channel }

    let limits: HTTPLimits
    let addresses: ClientAddresses
    let processor: HTTPRequestProcessor
    let connections: ConnectionTable
    let clocks: ConnectionClocks
    let bodies: BodyBudget

    package init(
        limits: HTTPLimits, processor: HTTPRequestProcessor, addresses: ClientAddresses = ClientAddresses()
    ) {
        self.limits = limits
        self.addresses = addresses
        self.processor = processor
        connections = ConnectionTable(maxCount: limits.connections, maxPerAddress: limits.connectionsPerAddress)
        clocks = ConnectionClocks(interval: limits.tick)
        bodies = BodyBudget(limits.heldBodies)
    }

    package func setup(channel: any Channel, logger _: Logger) -> EventLoopFuture<Connection> {
        channel.eventLoop.makeCompletedFuture {
            var decoder = NIOHTTPDecoderLimitConfiguration()
            decoder.maxHeaderFieldSize = limits.headerField
            decoder.maxHeaderListSize = limits.headerList
            decoder.maxHeaderFieldCount = limits.headerCount
            setBuffers(of: channel)
            let gate = InputGate()
            try channel.pipeline.syncOperations.addHandler(gate)
            try channel.pipeline.syncOperations.addHandler(
                ByteToMessageHandler(HTTPRequestDecoder(limitConfiguration: decoder)))
            try channel.pipeline.syncOperations.addHandler(
                HTTPConnectionHandler(
                    limits: limits, processor: processor, addresses: addresses, connections: connections,
                    clock: clocks.clock(of: channel.eventLoop), bodies: bodies, gate: gate))
            return Connection(channel: channel)
        }
    }

    /// A closed connection refuses options, which does no harm.
    private func setBuffers(of channel: any Channel) {
        guard let options = channel.syncOptions else { return }
        try? options.setOption(.maxMessagesPerRead, value: 1)
        let sizes = AdaptiveRecvByteBufferAllocator(
            minimum: min(1024, limits.readBytes), initial: min(2048, limits.readBytes), maximum: limits.readBytes)
        try? options.setOption(.recvAllocator, value: sizes)
        let watermark = ChannelOptions.Types.WriteBufferWaterMark(low: limits.unsentBytes / 2, high: limits.unsentBytes)
        try? options.setOption(.writeBufferWaterMark, value: watermark)
        // The kernel doubles the value for its own bookkeeping.
        try? options.setOption(.socketOption(.so_rcvbuf), value: numericCast(limits.kernelBytes / 2))
        try? options.setOption(.socketOption(.so_sndbuf), value: numericCast(limits.kernelBytes))
    }

    package func handle(value: Connection, logger _: Logger) async {
        await withTaskCancellationHandler {
            try? await value.channel.closeFuture.get()
        } onCancel: {
            value.channel.close(promise: nil)
        }
    }

    /// The event loops of connections, one for every two cores: their work is a fraction of the worker threads', and
    /// fewer threads have to sleep and wake up less often.
    package static let loops = MultiThreadedEventLoopGroup(numberOfThreads: max(1, System.coreCount / 2))
    /// The event loop of the admin port, so that health checks get responses however busy the other loops are.
    package static let adminLoops = MultiThreadedEventLoopGroup(numberOfThreads: 1)

    /// Creates a server on `host` and `port` whose connections run on `loops`.
    ///
    /// - Parameter opened: Called when connections are accepted.
    package func server(
        host: String, port: Int, tls: TLSConfiguration?, loops: any EventLoopGroup = HTTPListener.loops, logger: Logger,
        opened: @escaping @Sendable (_ port: Int) async -> Void
    ) throws -> any Service {
        let configuration = ServerConfiguration(address: .hostname(host, port: port), backlog: 1024)
        let running: @Sendable (any Channel) async -> Void = { await opened($0.localAddress?.port ?? port) }
        func server(_ channel: some ServerChildChannel) -> any Service {
            channel.server(
                configuration: configuration, onServerRunning: running, eventLoopGroup: loops, logger: logger)
        }
        func start(_ channel: some ServerChildChannel) -> any Service {
            addresses.usesProxyProtocol
                ? server(ProxyProtocolChannel(base: channel, proxies: addresses.proxies)) : server(channel)
        }
        guard let tls else { return start(self) }
        return start(try TLSChannel(self, tlsConfiguration: tls))
    }
}
