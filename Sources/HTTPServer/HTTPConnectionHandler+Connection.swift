import NIOCore
import NIOHTTP1

/// The start and end of the connection.
extension HTTPConnectionHandler {
    func channelActive(context: ChannelHandlerContext) {
        let peer = context.remoteAddress?.ipAddress ?? ""
        sender = RequestSender(peer: peer, client: peer, isInHeaders: addresses.readsHeaders(from: peer))
        let channel = context.channel
        // The connections of a proxy belong to many clients.
        connectionID = connections.add(from: addresses.isProxy(peer) ? "" : peer) {
            channel.pipeline.fireUserInboundEventTriggered(ConnectionEvicted())
        }
        processor.connectionChanged(by: 1)
        guard connectionID != nil else {
            state = .draining
            return context.close(promise: nil)
        }
        deadline = .now() + limits.headTime
        let (handler, loopContext) = (NIOLoopBound(self, eventLoop: context.eventLoop), context.loopBound)
        clock.add(self) { handler.value.closeOverdue(loopContext.value) }
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        clock.remove(self)
        if let connectionID { connections.remove(connectionID) }
        connectionID = nil
        // The response can no longer be sent.
        if case .responding(let request) = state { request.cancel() }
        if case .streaming(let streamed) = state { streamed.interrupt() }
        _ = body.take()
        pipelined.removeAll()
        state = .draining
        processor.connectionChanged(by: -1)
        context.fireChannelInactive()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case ChannelEvent.inputClosed: inputEnded(context)
        case is ChannelShouldQuiesceEvent: closeAfterRequest(context)
        case let event as ProxyProtocolDecoder.ClientIsKnown: setClient(event.address, in: context)
        case is ConnectionEvicted:
            switch state {
            case .responding, .streaming: return
            case .idle, .receiving, .sending, .draining: break
            }
            context.close(promise: nil)
        default: context.fireUserInboundEventTriggered(event)
        }
    }

    /// Counts the connection under its client's address from now on.
    private func setClient(_ address: String, in context: ChannelHandlerContext) {
        sender.client = address
        guard let connectionID, !connections.move(connectionID, to: address) else { return }
        state = .draining
        context.close(promise: nil)
    }

    /// Finds the client of a request on a connection that many clients share.
    ///
    /// - Returns: False if the proxy's header is malformed.
    func findClient(of head: HTTPRequestHead) -> Bool {
        guard sender.isInHeaders else { return true }
        do { sender.client = try addresses.client(in: head.headers) ?? sender.peer } catch { return false }
        return true
    }

    /// The server is stopping: a connection that waits for its client closes, others close after their responses.
    private func closeAfterRequest(_ context: ChannelHandlerContext) {
        isLastRequest = true
        switch state {
        case .idle where unsent.isEmpty: context.close(promise: nil)
        case .idle: drain()
        case .sending: state = .sending(keepAlive: false)
        case .receiving, .streaming, .responding, .draining: break
        }
    }

    /// Closes the connection if a deadline has passed, after the response that says so.
    private func closeOverdue(_ context: ChannelHandlerContext) {
        let now = NIODeadline.now()
        guard !unsent.isOverdue(at: now) else { return context.close(promise: nil) }
        guard now >= deadline else { return }
        switch state {
        // Without a complete head there is nothing to respond to.
        case .idle, .draining, .sending: context.close(promise: nil)
        case .receiving: refuse(.requestTimeout, in: context)
        case .streaming(let streamed):
            streamed.interrupt()
            refuse(.requestTimeout, in: context)
        case .responding(let request):
            guard now >= deadline + TimeAmount(request.grantedTime) else { return }
            request.cancel()
            send(processor.unavailable(request.head), to: request.head, keepAlive: false, in: context)
        }
    }
}
