import NIOCore

/// Precedes the HTTP decoder. It reads one piece of input ahead of the decoder and, once shut, discards all input.
///
/// `HTTPConnectionHandler` only asks for input between requests. Without reading one piece ahead, each request would
/// cost two more system calls, to stop watching the connection and to watch it again: 425 calls of `epoll_ctl` for 200
/// requests instead of 22 (`docs/http-server.md`).
///
/// A connection about to be closed must keep reading: if it closes with unread bytes, the kernel resets the connection
/// and discards the response. That input must not cost memory or parsing.
final class InputGate: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private var isShut = false
    /// Whether the decoder waits for input.
    private var isWanted = false
    /// Input that the decoder has not requested yet: one piece, unless the client has finished sending. The kernel then
    /// delivers the rest at once.
    private var ahead = CircularBuffer<ByteBuffer>(initialCapacity: 0)

    /// Discards all input from now on.
    func shut() {
        isShut = true
        ahead.removeAll()
    }

    func read(context: ChannelHandlerContext) {
        isWanted = true
        guard !ahead.isEmpty else { return context.read() }
        // The requesting handler is still writing a response.
        let (gate, loopContext) = (NIOLoopBound(self, eventLoop: context.eventLoop), context.loopBound)
        context.eventLoop.execute { gate.value.passOn(loopContext.value) }
    }

    private func passOn(_ context: ChannelHandlerContext) {
        guard isWanted, let piece = ahead.popFirst() else { return }
        isWanted = false
        context.fireChannelRead(wrapInboundOut(piece))
        if ahead.isEmpty { context.read() }
        context.fireChannelReadComplete()
        context.channel.read()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if isShut { return }
        guard isWanted, ahead.isEmpty else { return ahead.append(unwrapInboundIn(data)) }
        isWanted = false
        context.fireChannelRead(data)
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        context.fireChannelReadComplete()
        guard ahead.isEmpty else { return }
        // The channel requests more input from its handlers by itself, but not while a read is pending, as it is from
        // now on.
        context.channel.read()
        context.read()
    }

    /// The end of the input follows all of the input.
    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case .inputClosed? = event as? ChannelEvent {
            while let piece = ahead.popFirst() { context.fireChannelRead(wrapInboundOut(piece)) }
        }
        context.fireUserInboundEventTriggered(event)
    }
}
