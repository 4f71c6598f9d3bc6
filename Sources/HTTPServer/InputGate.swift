import NIOCore

/// Precedes the HTTP decoder and, once shut, discards all input.
///
/// A connection about to be closed must keep reading: if it closes with unread bytes, the kernel resets the connection
/// and discards the response. That input must cost neither memory nor parsing.
final class InputGate: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    private var isShut = false

    /// Discards all input from now on.
    func shut() { isShut = true }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if !isShut { context.fireChannelRead(data) }
    }
}
