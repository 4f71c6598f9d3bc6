import NIOCore
import NIOHTTP1
import Wire

extension HTTPConnectionHandler {
    func deliver(_ response: WireResponse, _ context: ChannelHandlerContext) {
        guard case .answering(let head, _) = state else { return }
        // After a request to switch protocols the decoder reads nothing more.
        let keepAlive = head.isKeepAlive && !head.headers.contains(name: "upgrade")
        send(response, to: head, keepAlive: keepAlive, context)
    }

    /// Sends a response, and its end once few enough bytes wait for the client.
    func send(
        _ response: WireResponse, to request: HTTPRequestHead, keepAlive: Bool, _ context: ChannelHandlerContext
    ) {
        state = .sending(keepAlive: keepAlive)
        // From now on the response's own deadline counts.
        deadline = .distantFuture
        unsent.add(.now() + limits.unsentTime)
        waitForClient()
        if !keepAlive { gate.shut() }
        context.write(wrapOutboundOut(.head(head(of: response, to: request, keepAlive: keepAlive))), promise: nil)
        if request.method != .HEAD, !response.body.isEmpty {
            context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: response.body)))), promise: nil)
        }
        if !context.channel.isWritable { context.flush() }
        endAnswer(context)
    }

    private func head(of response: WireResponse, to request: HTTPRequestHead, keepAlive: Bool) -> HTTPResponseHead {
        var head = translator.head(of: response)
        if !keepAlive {
            head.headers.add(name: "connection", value: "close")
        } else if request.version == .http1_0 {
            head.headers.add(name: "connection", value: "keep-alive")
        }
        return head
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        endAnswer(context)
        context.fireChannelWritabilityChanged()
    }

    /// Writes the end of a response, unless too many bytes already wait for the client.
    ///
    /// Until then the pipeline handler neither reads nor passes on the next request, which slows down a client that
    /// sends requests without reading responses. The state changes before the end is written, because that write passes
    /// on the next request.
    private func endAnswer(_ context: ChannelHandlerContext) {
        guard case .sending(let keepAlive) = state, context.channel.isWritable else { return }
        let sent = context.eventLoop.makePromise(of: Void.self)
        let this = NIOLoopBound(self, eventLoop: context.eventLoop)
        let bound = context.loopBound
        sent.futureResult.whenComplete { _ in this.value.answerSent(bound.value) }
        if keepAlive {
            state = .idle(isPartial: false)
            deadline = .now() + limits.idleTime
        } else {
            drain()
        }
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: sent)
    }

    private func answerSent(_ context: ChannelHandlerContext) {
        unsent.removeOldest()
        if case .draining = state, unsent.isEmpty { closeOutput(context) }
    }

    /// Accepts no more input, and closes the connection after the pending writes.
    func drain() {
        state = .draining
        deadline = .distantFuture
        gate.shut()
    }

    /// Closes the output, and gives a client that still sends some time to read the response: with unread bytes the
    /// kernel would discard it on close.
    private func closeOutput(_ context: ChannelHandlerContext) {
        guard !inputIsClosed else { return context.close(promise: nil) }
        deadline = .now() + limits.lingerTime
        context.close(mode: .output, promise: nil)
    }
}
