import NIOCore
import NIOHTTP1

/// The start and end of the connection.
extension HTTPConnectionHandler {
    func channelActive(context: ChannelHandlerContext) {
        remoteAddress = context.remoteAddress?.ipAddress ?? ""
        let channel = context.channel
        connectionID = connections.add(from: remoteAddress) {
            channel.pipeline.fireUserInboundEventTriggered(ConnectionEvicted())
        }
        translator.connectionChanged(by: 1)
        guard connectionID != nil else {
            state = .draining
            return context.close(promise: nil)
        }
        deadline = .now() + limits.headTime
        let (this, bound) = (NIOLoopBound(self, eventLoop: context.eventLoop), context.loopBound)
        clock.add(self) { this.value.tick(bound.value) }
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        clock.remove(self)
        if let connectionID { connections.remove(connectionID) }
        connectionID = nil
        // The response cannot be sent any more.
        if case .answering(_, let work) = state { work.cancel() }
        _ = body.take()
        state = .draining
        translator.connectionChanged(by: -1)
        context.fireChannelInactive()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case ChannelEvent.inputClosed: inputClosed(context)
        case is ConnectionEvicted:
            if case .answering = state { return }
            context.close(promise: nil)
        default: context.fireUserInboundEventTriggered(event)
        }
    }

    /// A client that closes its side in the middle of a request gets no response; after a whole request it does.
    private func inputClosed(_ context: ChannelHandlerContext) {
        inputIsClosed = true
        switch state {
        case .answering(var head, let work):
            head.headers.replaceOrAdd(name: "connection", value: "close")
            state = .answering(head, work)
        case .sending: state = .sending(keepAlive: false)
        case .idle, .receiving, .draining:
            guard unsent.isEmpty else { return drain() }
            context.close(promise: nil)
        }
    }

    /// A request that the decoder cannot read ends the connection: the start of the next one is unknown.
    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch (error, state) {
        case (let error as HTTPParserError, .idle), (let error as HTTPParserError, .receiving):
            refuse(error == .headerOverflow ? .requestHeaderFieldsTooLarge : .badRequest, context)
        // Malformed input after a request does not affect its response.
        case (is HTTPParserError, _), (is ByteToMessageDecoderError, _): break
        default: context.close(promise: nil)
        }
    }

    private func tick(_ context: ChannelHandlerContext) {
        let now = NIODeadline.now()
        guard !unsent.isOverdue(at: now) else { return context.close(promise: nil) }
        guard now >= deadline else { return }
        switch state {
        // Without a whole head there is no request to respond to.
        case .idle, .draining, .sending: context.close(promise: nil)
        case .receiving: refuse(.requestTimeout, context)
        case .answering(let head, let work):
            guard now >= deadline + TimeAmount(work.grantedTime) else { return }
            work.cancel()
            send(translator.unavailable(head), to: head, keepAlive: false, context)
        }
    }
}
