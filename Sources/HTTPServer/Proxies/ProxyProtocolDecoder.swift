import HummingbirdCore
import Logging
import NIOCore
import Wire

/// Reads the PROXY header of a connection from a proxy, before TLS. Other connections pass unchanged: such a header
/// from a client has no effect.
final class ProxyProtocolDecoder: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    /// The event that reports a connection's client address.
    struct ClientIsKnown: Sendable { let address: String }

    private let proxies: TrustedProxies
    /// The part of the header that has arrived; nil if no header is expected.
    private var start: ByteBuffer?

    init(_ proxies: TrustedProxies) { self.proxies = proxies }

    func channelActive(context: ChannelHandlerContext) {
        if proxies.contains(context.remoteAddress?.ipAddress ?? "") { start = ByteBuffer() }
        context.fireChannelActive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard var start else { return context.fireChannelRead(data) }
        var bytes = unwrapInboundIn(data)
        start.writeBuffer(&bytes)
        switch ProxyHeader(Array(start.readableBytesView)) {
        case .incomplete: self.start = start
        case .malformed: context.close(promise: nil)
        case .read(let address, let length):
            self.start = nil
            start.moveReaderIndex(forwardBy: length)
            if let address { context.fireUserInboundEventTriggered(ClientIsKnown(address: address)) }
            if start.readableBytes > 0 { context.fireChannelRead(wrapInboundOut(start)) }
        }
    }
}

/// A channel whose connections from proxies begin with the PROXY protocol.
struct ProxyProtocolChannel<Base: ServerChildChannel>: ServerChildChannel {
    let base: Base
    let proxies: TrustedProxies

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Base.Value> {
        channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(ProxyProtocolDecoder(proxies))
        }.flatMap { base.setup(channel: channel, logger: logger) }
    }

    func handle(value: Base.Value, logger: Logger) async { await base.handle(value: value, logger: logger) }
}
