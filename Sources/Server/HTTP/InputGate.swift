import NIOCore

/// Stands before the HTTP decoder and, once shut, throws away whatever still arrives.
///
/// A connection that is about to be closed must read on, because closing with unread bytes makes the kernel reset the
/// connection and take the answer back. What is read then must cost neither memory nor parsing.
final class InputGate: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    private var isShut = false

    /// Throws away all input from now on.
    func shut() { isShut = true }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if !isShut { context.fireChannelRead(data) }
    }
}
