import NIOCore
import NIOHTTP1
import Wire

extension HTTPConnectionHandler {
    func deliver(_ response: WireResponse, in context: ChannelHandlerContext) {
        if case .streaming(let streamed) = state {
            // The operation does not need the rest of the body.
            _ = body.take()
            return send(response, to: streamed.request.head, keepAlive: false, in: context)
        }
        guard case .answering(let request) = state else { return }
        let head = request.head
        // After a request to switch protocols the decoder does not read any more.
        let keepAlive =
            head.isKeepAlive && !isLastRequest && !inputIsClosed && !head.headers.contains(name: "upgrade")
            && !processor.isClosing()
        send(response, to: head, keepAlive: keepAlive, in: context)
    }

    /// Sends a response. The next request waits while too many bytes are unsent.
    func send(
        _ response: WireResponse, to request: HTTPRequestHead, keepAlive: Bool, in context: ChannelHandlerContext
    ) {
        state = .sending(keepAlive: keepAlive)
        // From now on, only the response's own deadline applies.
        deadline = .distantFuture
        unsent.add(.now() + limits.unsentTime)
        waitForClient()
        if !keepAlive { gate.shut() }
        let sent = context.eventLoop.makePromise(of: Void.self)
        let this = NIOLoopBound(self, eventLoop: context.eventLoop)
        let bound = context.loopBound
        sent.futureResult.whenComplete { _ in this.value.responseSent(bound.value) }
        let bytes = processor.responses.bytes(of: response, to: request, keepAlive: keepAlive)
        context.writeAndFlush(wrapOutboundOut(bytes), promise: sent)
        endResponse(context)
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        endResponse(context)
        context.fireChannelWritabilityChanged()
    }

    /// Ends a response, unless too many bytes wait for the client: the handler then does not read or process the next
    /// request, which slows down a client that sends requests without reading responses.
    private func endResponse(_ context: ChannelHandlerContext) {
        guard case .sending(let keepAlive) = state, context.channel.isWritable else { return }
        if keepAlive {
            state = .idle(isPartial: false)
            deadline = .now() + limits.idleTime
        } else {
            drain()
            if unsent.isEmpty { closeOutput(context) }
        }
        continueInput(context)
    }

    private func responseSent(_ context: ChannelHandlerContext) {
        unsent.removeOldest()
        if case .draining = state, unsent.isEmpty { closeOutput(context) }
    }

    /// Stops accepting input, and closes the connection after the pending writes.
    func drain() {
        state = .draining
        deadline = .distantFuture
        held.removeAll()
        gate.shut()
    }

    /// Closes the output, and gives a client that is still sending some time to read the response: with unread bytes
    /// the kernel would discard it on close.
    private func closeOutput(_ context: ChannelHandlerContext) {
        guard !inputIsClosed else { return context.close(promise: nil) }
        deadline = .now() + limits.lingerTime
        context.close(mode: .output, promise: nil)
    }
}
